export const languages = `
# European languages
English | English language, Business English, Englisch | Language of Britain, America and much of the world. | | | context
German | Deutsch, German language, Business German | Language of Germany, Austria and part of Switzerland. | | Dutch 0.2 | context
French | Français, French language, Französisch, Business French | Language of France and many countries in Africa. | | | context
Spanish | Español, Castilian, Spanish language, Spanisch | Language of Spain and most of Latin America. | | Portuguese 0.3, Catalan 0.4 | context
Portuguese | Português, Brazilian Portuguese, Portuguese language | Language of Portugal and Brazil. | | | context
Italian | Italiano, Italian language | Language of Italy. | | Spanish 0.2 | context
Dutch | Nederlands, Dutch language, Flemish | Language of the Netherlands and Flanders. | | | context
Polish | Polski, Polish language | Language of Poland. | | | exact context
Czech | Čeština, Czech language | Language of the Czech Republic. | | Slovak 0.7 | context
Slovak | Slovenčina, Slovak language | Language of Slovakia. | | | context
Hungarian | Magyar, Hungarian language | Language of Hungary. | | | context
Romanian | Română, Romanian language, Moldovan | Language of Romania and Moldova. | | | context
Bulgarian | Bulgarian language | Language of Bulgaria. | | | context
Greek | Modern Greek, Greek language | Language of Greece and Cyprus. | | | context
Swedish | Svenska, Swedish language | Language of Sweden. | | Norwegian 0.6, Danish 0.4 | context
Norwegian | Norsk, Bokmål, Norwegian language | Language of Norway. | | Danish 0.6 | context
Danish | Dansk, Danish language | Language of Denmark. | | | context
Finnish | Suomi, Finnish language | Language of Finland. | | | context
Estonian | Estonian language | Language of Estonia. | | | context
Latvian | Latvian language | Language of Latvia. | | | context
Lithuanian | Lithuanian language | Language of Lithuania. | | | context
Icelandic | Icelandic language | Language of Iceland. | | | context
Irish | Gaeilge, Irish Gaelic, Irish language | Celtic language of Ireland. | | | context
Welsh | Cymraeg, Welsh language | Celtic language of Wales. | | | context
Catalan | Català, Catalan language | Language of Catalonia. | | | context
Basque | Euskara, Basque language | Language of the Basque Country. | | | context
Croatian | Hrvatski, Croatian language | Language of Croatia. | | Serbian 0.9, Bosnian 0.9 | context
Serbian | Srpski, Serbian language, Serbo-Croatian | Language of Serbia. | | Bosnian 0.9 | context
Bosnian | Bosanski, Bosnian language | Language of Bosnia. | | | context
Slovenian | Slovene, Slovenian language | Language of Slovenia. | | Croatian 0.4 | context
Macedonian | Macedonian language | Language of North Macedonia. | | Bulgarian 0.5 | context
Albanian | Shqip, Albanian language | Language of Albania and Kosovo. | | | context
Russian | Russian language | Language of Russia. | | Ukrainian 0.4 | context
Ukrainian | Ukrainian language | Language of Ukraine. | | | context
Luxembourgish | Lëtzebuergesch | Language of Luxembourg. | | German 0.4 |
Latin | Latin language | Language of ancient Rome. | | | exact context
# Middle East and Africa
Arabic | Modern Standard Arabic, Arabic language | Language of the Arab countries. | | |
Hebrew | Ivrit, Hebrew language | Language of Israel. | | |
Turkish | Türkçe, Turkish language | Language of Turkey. | | | context
Persian | Farsi, Dari, Persian language | Language of Iran and Afghanistan. | | | context
Kurdish | Kurmanji, Sorani, Kurdish language | Language of the Kurds. | | | context
Pashto | Pashtu | Language of Afghanistan and Pakistan. | | Persian 0.2 |
Armenian | Armenian language | Language of Armenia. | | | context
Georgian | Georgian language | Language of Georgia. | | | context
Amharic | | Language of Ethiopia. | | |
Tigrinya | | Language of Eritrea. | | Amharic 0.3 |
Somali | Somali language | Language of Somalia. | | | context
Swahili | Kiswahili | Language of East Africa. | | |
Yoruba | | Language of Nigeria. | | |
Igbo | | Language of Nigeria. | | |
Hausa | | Language of West Africa. | | |
Zulu | isiZulu | Language of South Africa. | | Xhosa 0.6 |
Xhosa | isiXhosa | Language of South Africa. | | |
Afrikaans | | Language of South Africa. | | Dutch 0.6 |
# Asia and Pacific
Chinese | Chinese language, Zhongwen | Language of China, in any variety. | | | context
Mandarin | Mandarin Chinese, Putonghua | Standard language of China. | | Chinese 0.9, Cantonese 0.4 | context
Cantonese | | Language of Hong Kong. | | Chinese 0.7 |
Japanese | Nihongo, Japanese language | Language of Japan. | | | context
Korean | Korean language | Language of Korea. | | | context
Vietnamese | Vietnamese language | Language of Vietnam. | | | context
Thai | Thai language | Language of Thailand. | | | context
Tagalog | Filipino language | Language of the Philippines. | | |
Indonesian | Bahasa Indonesia, Indonesian language | Language of Indonesia. | | Malay 0.8 | context
Malay | Bahasa Melayu, Malay language | Language of Malaysia. | | | context
Burmese | Burmese language | Language of Myanmar. | | | context
Khmer | Cambodian language | Language of Cambodia. | | | context
Hindi | | Language of India. | | Urdu 0.8 |
Urdu | | Language of Pakistan. | | |
Bengali | Bangla | Language of Bangladesh and India. | | | context
Punjabi | Panjabi | Language of India and Pakistan. | | Hindi 0.5 | context
Gujarati | | Language of India. | | Hindi 0.4 |
Marathi | | Language of India. | | Hindi 0.4 |
Tamil | | Language of India and Sri Lanka. | | | context
Telugu | | Language of India. | | |
Kannada | | Language of India. | | |
Malayalam | | Language of India. | | |
Nepali | Nepalese language | Language of Nepal. | | | context
Sinhala | Sinhalese | Language of Sri Lanka. | | |
Kazakh | Kazakh language | Language of Kazakhstan. | | | context
Uzbek | Uzbek language | Language of Uzbekistan. | | | context
Mongolian | Mongolian language | Language of Mongolia. | | | context
# Sign languages and creoles
American Sign Language | ASL | Sign language of the USA. | | Sign language 0.9 |
British Sign Language | BSL? | Sign language of Britain. | | Sign language 0.9 |
German Sign Language | Deutsche Gebärdensprache | Sign language of Germany. | | Sign language 0.9 |
Sign language | Signing language | Language of the deaf. | | |
Haitian Creole | Kreyòl, Haitian Kreyol | Language of Haiti. | | French 0.3 |
`
