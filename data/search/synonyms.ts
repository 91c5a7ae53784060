/**
 * What visitors say for one and the same thing, in English, in Hindi and in Hindi written with Latin
 * letters. The first of each row is the word that the search goes on with; phrases are welcome.
 * Plurals and other spellings that sound alike need no entry.
 */
export const SYNONYMS: readonly (readonly [meant: string, ...said: string[]])[] = [
  // Classes and what is taught in them.
  ['class', 'grade', 'std', 'kaksha', 'kaksh', 'कक्षा'],
  ['chapter', 'ch', 'chap', 'adhyay', 'adhyaya', 'अध्याय'],
  ['maths', 'math', 'mathematics', 'ganit', 'ganith', 'गणित'],
  ['science', 'vigyan', 'vigyaan', 'vijnan', 'विज्ञान'],
  ['chemistry', 'rasayan vigyan', 'rasayan shastra', 'rasayan', 'रसायन विज्ञान', 'रसायन'],
  ['physics', 'bhautik vigyan', 'bhautiki', 'भौतिक विज्ञान', 'भौतिकी'],
  ['biology', 'jeev vigyan', 'jiv vigyan', 'जीव विज्ञान'],
  ['social science', 'sst', 'social studies', 'samajik vigyan', 'सामाजिक विज्ञान'],
  ['english', 'angrezi', 'angreji', 'अंग्रेजी', 'अंग्रेज़ी'],
  ['hindi', 'हिंदी', 'हिन्दी'],
  ['evs', 'environmental studies', 'environmental science', 'paryavaran', 'पर्यावरण'],
  ['syllabus', 'pathyakram', 'portion', 'पाठ्यक्रम'],
  ['solution', 'answer', 'samadhan'],
  [
    'sample paper',
    'model paper',
    'mock paper',
    'mock test',
    'practice paper',
    'sample question paper',
  ],
  ['question paper', 'prashn patra', 'prashna patra', 'प्रश्न पत्र'],
  ['worksheet', 'work sheet', 'practice sheet', 'abhyas'],
  [
    'table',
    'multiplication table',
    'times table',
    'pahada',
    'pahade',
    'pahara',
    'pahaada',
    'पहाड़ा',
  ],
  ['formula', 'formulae', 'sutra', 'sutr', 'सूत्र'],
  ['calculator', 'calc', 'calculater'],
  ['poem', 'poetry', 'kavita', 'kavitayen', 'kavitaye', 'कविता', 'कविताएँ'],
  ['story', 'kahani', 'kahaani', 'kahaniyan', 'kahaniya', 'कहानी', 'कहानियाँ'],

  // The school and the way into it.
  ['school', 'skool', 'iskool', 'vidyalaya', 'vidyalay', 'स्कूल', 'विद्यालय'],
  ['boarding', 'hostel', 'residential', 'chhatravas', 'छात्रावास'],
  ['branch', 'campus', 'shakha', 'शाखा'],
  ['nearme', 'near me', 'mere paas', 'mere pass', 'मेरे पास'],
  ['admission', 'dakhila', 'dakhla', 'pravesh', 'enrolment', 'enrollment', 'दाखिला', 'प्रवेश'],
  ['papers to bring', 'documents required', 'required documents', 'documents', 'dastavez'],
  ['fee', 'shulk', 'फीस', 'शुल्क'],
  ['age', 'umar', 'umra', 'aayu', 'उम्र'],
  ['transfer certificate', 'tc', 'leaving certificate', 'school leaving certificate', 'slc'],
  ['career', 'recruitment', 'hiring', 'naukri', 'naukari', 'rozgar', 'नौकरी'],
  ['contact', 'sampark', 'संपर्क'],
  ['event', 'karyakram'],
  ['lkg', 'l.k.g', 'k1', 'kg1', 'kg 1', 'junior kg', 'jr kg'],
  ['ukg', 'u.k.g', 'k2', 'kg2', 'kg 2', 'senior kg', 'sr kg'],

  // Places, beyond the other names that the directory knows.
  ['bangalore', 'blr', 'blore'],
  ['mumbai', 'bombay'],
  ['pune', 'poona'],
  ['hyderabad', 'hyd'],
  ['gurgaon', 'ggn'],
  ['delhi', 'dilli', 'दिल्ली'],
  ['road', 'rd'],
  ['sector', 'sec'],
  ['nagar', 'ngr'],
];

/** Words that say nothing of which page is meant. In Hindi too: "class 7 ka fees". */
export const FILLERS: readonly string[] =
  'a an and at best chahiye close do download for free from give good how i in is ka ke ki ko kya me mein my nearby nearest near of on or pdf please show the to top want what where which with you'.split(
    ' ',
  );

/** Words that people put into a name or leave out of it: "class 7 maths" is its NCERT book. */
export const OPTIONAL_WORDS: readonly string[] = [
  'book',
  'cbse',
  'ncert',
  'online',
  'school',
  'solution',
];

/** Hindi number words as they are typed. They count beside `table` only: "teen" and "do" are English too. */
export const HINDI_NUMBERS: readonly (readonly string[])[] = [
  ['ek', 'एक'],
  ['do', 'दो'],
  ['teen', 'tin', 'तीन'],
  ['char', 'chaar', 'चार'],
  ['paanch', 'panch', 'पाँच', 'पांच'],
  ['chhe', 'che', 'chah', 'chhah', 'chhai', 'छह', 'छः'],
  ['saat', 'sat', 'सात'],
  ['aath', 'ath', 'आठ'],
  ['nau', 'नौ'],
  ['das', 'dus', 'दस'],
  ['gyarah', 'gyara', 'ग्यारह'],
  ['barah', 'bara', 'baarah', 'बारह'],
  ['terah', 'tera', 'तेरह'],
  ['chaudah', 'chauda', 'चौदह'],
  ['pandrah', 'pandra', 'पंद्रह'],
  ['solah', 'sola', 'सोलह'],
  ['satrah', 'satra', 'सत्रह'],
  ['atharah', 'athara', 'अठारह'],
  ['unnis', 'unnees', 'उन्नीस'],
  ['bees', 'bis', 'बीस'],
];
