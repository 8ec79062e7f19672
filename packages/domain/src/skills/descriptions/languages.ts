export const languages = `
English | Language of Britain, America and much of the world.
German | Language of Germany, Austria and part of Switzerland.
French | Language of France and many countries in Africa.
Spanish | Language of Spain and most of Latin America.
Portuguese | Language of Portugal and Brazil.
Italian | Language of Italy.
Dutch | Language of the Netherlands and Flanders.
Polish | Language of Poland.
Czech | Language of the Czech Republic.
Slovak | Language of Slovakia.
Hungarian | Language of Hungary.
Romanian | Language of Romania and Moldova.
Bulgarian | Language of Bulgaria.
Greek | Language of Greece and Cyprus.
Swedish | Language of Sweden.
Norwegian | Language of Norway.
Danish | Language of Denmark.
Finnish | Language of Finland.
Estonian | Language of Estonia.
Latvian | Language of Latvia.
Lithuanian | Language of Lithuania.
Icelandic | Language of Iceland.
Irish | Celtic language of Ireland.
Welsh | Celtic language of Wales.
Catalan | Language of Catalonia.
Basque | Language of the Basque Country.
Croatian | Language of Croatia.
Serbian | Language of Serbia.
Bosnian | Language of Bosnia.
Slovenian | Language of Slovenia.
Macedonian | Language of North Macedonia.
Albanian | Language of Albania and Kosovo.
Russian | Language of Russia.
Ukrainian | Language of Ukraine.
Luxembourgish | Language of Luxembourg.
Latin | Language of ancient Rome.
Arabic | Language of the Arab countries.
Hebrew | Language of Israel.
Turkish | Language of Turkey.
Persian | Language of Iran and Afghanistan.
Kurdish | Language of the Kurds.
Pashto | Language of Afghanistan and Pakistan.
Armenian | Language of Armenia.
Georgian | Language of Georgia.
Amharic | Language of Ethiopia.
Tigrinya | Language of Eritrea.
Somali | Language of Somalia.
Swahili | Language of East Africa.
Yoruba | Language of Nigeria.
Igbo | Language of Nigeria.
Hausa | Language of West Africa.
Zulu | Language of South Africa.
Xhosa | Language of South Africa.
Afrikaans | Language of South Africa.
Chinese | Language of China, in any variety.
Mandarin | Standard language of China.
Cantonese | Language of Hong Kong.
Japanese | Language of Japan.
Korean | Language of Korea.
Vietnamese | Language of Vietnam.
Thai | Language of Thailand.
Tagalog | Language of the Philippines.
Indonesian | Language of Indonesia.
Malay | Language of Malaysia.
Burmese | Language of Myanmar.
Khmer | Language of Cambodia.
Hindi | Language of India.
Urdu | Language of Pakistan.
Bengali | Language of Bangladesh and India.
Punjabi | Language of India and Pakistan.
Gujarati | Language of India.
Marathi | Language of India.
Tamil | Language of India and Sri Lanka.
Telugu | Language of India.
Kannada | Language of India.
Malayalam | Language of India.
Nepali | Language of Nepal.
Sinhala | Language of Sri Lanka.
Kazakh | Language of Kazakhstan.
Uzbek | Language of Uzbekistan.
Mongolian | Language of Mongolia.
American Sign Language | Sign language of the USA.
British Sign Language | Sign language of Britain.
German Sign Language | Sign language of Germany.
Sign language | Language of the deaf.
Haitian Creole | Language of Haiti.
`
