export const languages = `
# European languages
English | =English language, >Business English, Englisch | | | context
German | Deutsch, >German language, >Business German | | Dutch 0.2 | context
French | =French language, Français, Französisch, >Business French | | | context
Spanish | =Spanish language, Español, Castilian, Spanisch | | Portuguese 0.3, Catalan 0.4 | context
Portuguese | =Portuguese language, Português, >Brazilian Portuguese | | | context
Italian | Italiano, >Italian language | | Spanish 0.2 | context
Dutch | =Dutch language, Nederlands, >Flemish | | | context
Polish | =Polish language, Polski | | | exact context
Czech | =Czech language, Čeština | | Slovak 0.7 | context
Slovak | =Slovak language, Slovenčina | | | context
Hungarian | Magyar, >Hungarian language | | | context
Romanian | Română, >Romanian language, Moldovan | | | context
Bulgarian | >Bulgarian language | | | context
Greek | =Greek language, >Modern Greek | | | context
Swedish | =Swedish language, Svenska | | Norwegian 0.6, Danish 0.4 | context
Norwegian | Norsk, >Bokmål, >Norwegian language | | Danish 0.6 | context
Danish | =Danish language, Dansk | | | context
Finnish | =Finnish language, Suomi | | | context
Estonian | >Estonian language | | | context
Latvian | >Latvian language | | | context
Lithuanian | >Lithuanian language | | | context
Icelandic | =Icelandic language | | | context
Irish | =Irish language, Gaeilge, >Irish Gaelic | | | context
Welsh | =Welsh language, Cymraeg | | | context
Catalan | =Catalan language, Català | | | context
Basque | =Basque language, Euskara | | | context
Croatian | Hrvatski, >Croatian language | | Serbian 0.9, Bosnian 0.9 | context
Serbian | Srpski, >Serbian language, Serbo-Croatian | | Bosnian 0.9 | context
Bosnian | Bosanski, >Bosnian language | | | context
Slovenian | =Slovene, >Slovenian language | | Croatian 0.4 | context
Macedonian | >Macedonian language | | Bulgarian 0.5 | context
Albanian | Shqip, >Albanian language | | | context
Russian | >Russian language | | Ukrainian 0.4 | context
Ukrainian | >Ukrainian language | | | context
Luxembourgish | Lëtzebuergesch | | German 0.4
Latin | >Latin language | | | exact context
# Middle East and Africa
Arabic | =Arabic language, >Modern Standard Arabic
Hebrew | =Hebrew language, Ivrit
Turkish | =Turkish language, Türkçe | | | context
Persian | Farsi, >Dari, >Persian language | | | context
Kurdish | =Kurdish language, >Kurmanji, >Sorani | | | context
Pashto | Pashtu | | Persian 0.2
Armenian | >Armenian language | | | context
Georgian | >Georgian language | | | context
Amharic |
Tigrinya | | | Amharic 0.3
Somali | =Somali language | | | context
Swahili | Kiswahili
Yoruba |
Igbo |
Hausa |
Zulu | isiZulu | | Xhosa 0.6
Xhosa | isiXhosa
Afrikaans | | | Dutch 0.6
# Asia and Pacific
Chinese | =Chinese language, Zhongwen | | | context
Mandarin | >Mandarin Chinese, Putonghua | | Chinese 0.9, Cantonese 0.4 | context
Cantonese | | | Chinese 0.7
Japanese | =Japanese language, Nihongo | | | context
Korean | =Korean language | | | context
Vietnamese | =Vietnamese language | | | context
Thai | =Thai language | | | context
Tagalog | Filipino language
Indonesian | Bahasa Indonesia, >Indonesian language | | Malay 0.8 | context
Malay | =Malay language, Bahasa Melayu | | | context
Burmese | =Burmese language | | | context
Khmer | Cambodian language | | | context
Hindi | | | Urdu 0.8
Urdu |
Bengali | Bangla | | | context
Punjabi | Panjabi | | Hindi 0.5 | context
Gujarati | | | Hindi 0.4
Marathi | | | Hindi 0.4
Tamil | | | | context
Telugu |
Kannada |
Malayalam |
Nepali | Nepalese language | | | context
Sinhala | =Sinhalese
Kazakh | =Kazakh language | | | context
Uzbek | =Uzbek language | | | context
Mongolian | >Mongolian language | | | context
# Sign languages and creoles
American Sign Language | ^ASL | | Sign language 0.9
British Sign Language | ^BSL? | | Sign language 0.9
German Sign Language | Deutsche Gebärdensprache | | Sign language 0.9
Sign language | =Signing language
Haitian Creole | Kreyòl, Haitian Kreyol<Kreyòl | | French 0.3
`
