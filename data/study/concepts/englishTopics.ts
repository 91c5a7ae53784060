import type { ConceptTopic } from './topic';

/** Every lesson in English, in the order of learning. Not for the browser. */
export const ENGLISH_TOPICS: readonly ConceptTopic[] = [
  {
    slug: 'vowels-and-consonants',
    name: 'Vowels and consonants',
    title: 'Vowels and consonants: letters and their sounds',
    description:
      'Why a, e, i, o, u are different, two letters with one sound, silent letters, a new word read step by step, and three questions for beginners.',
    band: '1-2',
    classes: 'Classes 1 and 2',
    names: ['vowels', 'consonants', 'phonics', 'alphabet sounds'],
  },
  {
    slug: 'short-and-long-vowels',
    name: 'Short and long vowels',
    title: 'Short and long vowels: how the magic e works',
    description:
      'Cap and cape, hop and hope: what a silent e does, vowel teams such as ai and oa, why letters double, the words that break the rule, and practice.',
    band: '1-2',
    classes: 'Classes 1 to 3',
    names: ['magic e', 'long vowels', 'short vowels', 'silent e'],
  },
  {
    slug: 'nouns',
    name: 'Nouns',
    title: 'Nouns: common, proper, collective and abstract',
    description:
      'Naming words and how to find them: people, animals, places, things and ideas, when a capital letter is needed, a sentence searched, and questions.',
    band: '1-2',
    classes: 'Classes 1 to 5',
    names: ['noun', 'naming words', 'common and proper nouns', 'collective nouns'],
  },
  {
    slug: 'singular-and-plural',
    name: 'One and many',
    title: 'Singular and plural: rules for -s, -es, -ies and -ves',
    description:
      'How nouns change for more than one, words that change inside, things we do not count, a shopping list corrected, and three questions with answers.',
    band: '1-2',
    classes: 'Classes 1 to 4',
    names: ['singular and plural', 'plurals', 'plural nouns'],
  },
  {
    slug: 'a-an-and-the',
    name: 'A, an and the',
    title: 'Articles: when to use a, an, the or nothing',
    description:
      'An hour but a university: sounds decide. First mention and known things, rivers and cities, gaps filled with reasons, and the slip most of us make.',
    band: '1-2',
    classes: 'Classes 1 to 6',
    names: ['articles', 'a an the', 'definite article', 'indefinite article'],
  },
  {
    slug: 'pronouns',
    name: 'Pronouns',
    title: 'Pronouns: I or me, its or it’s, he, she, they',
    description:
      'Words that stand in for nouns: tables of forms, a test for I and me, unclear “she” made clear, a clumsy text shortened, and three questions.',
    band: '3-5',
    classes: 'Classes 2 to 6',
    names: ['pronoun', 'personal pronouns', 'i or me'],
  },
  {
    slug: 'verbs',
    name: 'Verbs',
    title: 'Verbs: action, linking and helping verbs',
    description:
      'What makes a sentence run: doing, being and helping words, the object test, a sentence with several verbs taken apart, a common mistake, practice.',
    band: '3-5',
    classes: 'Classes 2 to 6',
    names: ['verb', 'doing words', 'helping verbs', 'main verb'],
  },
  {
    slug: 'simple-present',
    name: 'Simple present tense',
    title: 'Simple present tense: form, use and the missing -s',
    description:
      'Habits, facts and timetables: when the verb takes -s, do and does, where always and never stand, a daily routine rewritten, and practice questions.',
    band: '3-5',
    classes: 'Classes 3 to 7',
    names: ['present tense', 'simple present', 'present indefinite', 'do and does'],
  },
  {
    slug: 'present-continuous',
    name: 'Present continuous tense',
    title: 'Present continuous tense: am, is, are and -ing',
    description:
      'What is going on now and what is not: form, spelling of -ing, verbs that refuse it such as know and have, a scene filled in, and three questions.',
    band: '3-5',
    classes: 'Classes 3 to 7',
    names: ['present continuous', 'present progressive', 'ing form'],
  },
  {
    slug: 'simple-past',
    name: 'Simple past tense',
    title: 'Simple past tense: -ed, irregular verbs and did',
    description:
      'Finished times: how -ed is spelt and spoken, families of irregular verbs, why it is “did go” and never “did went”, a morning retold, and practice.',
    band: '3-5',
    classes: 'Classes 3 to 7',
    names: ['past tense', 'simple past', 'irregular verbs', 'past indefinite'],
  },
  {
    slug: 'prepositions',
    name: 'Prepositions',
    title: 'Prepositions: in, on, at, since, for and by',
    description:
      'Place and time from large to small, pairs that are mixed up, fixed partners such as afraid of, and why we discuss a plan and not about it.',
    band: '3-5',
    classes: 'Classes 3 to 8',
    names: ['preposition', 'in on at', 'since and for', 'place words'],
  },
  {
    slug: 'adjectives',
    name: 'Adjectives',
    title: 'Adjectives: describing words and their order',
    description:
      'What kind, which, how many: choosing a strong word, exciting or excited, why it is a long red silk dupatta, commas, and three questions to try.',
    band: '3-5',
    classes: 'Classes 2 to 6',
    names: ['adjective', 'describing words', 'order of adjectives'],
  },
  {
    slug: 'degrees-of-comparison',
    name: 'Degrees of comparison',
    title: 'Degrees of comparison: taller, tallest, more, most',
    description:
      'Positive, comparative and superlative with spelling, one fact told in three ways, prices of rice compared, and why nobody is “more taller”.',
    band: '3-5',
    classes: 'Classes 3 to 8',
    names: ['comparison of adjectives', 'comparative and superlative', 'comparatives'],
  },
  {
    slug: 'adverbs',
    name: 'Adverbs',
    title: 'Adverbs: how, when, where and how often',
    description:
      'Making adverbs with -ly, good and well, where always and yesterday stand, what “only” can do, and the difference between hard and hardly.',
    band: '3-5',
    classes: 'Classes 4 to 8',
    names: ['adverb', 'ly words', 'adverbs of manner', 'adverbs of frequency'],
  },
  {
    slug: 'conjunctions',
    name: 'Conjunctions',
    title: 'Conjunctions: and, but, so, because, although, unless',
    description:
      'Joining words for equal partners and for helpers, pairs such as neither and nor, four sentences made into two, and why although needs no but.',
    band: '3-5',
    classes: 'Classes 3 to 8',
    names: ['conjunction', 'joining words', 'linking words', 'connectors'],
  },
  {
    slug: 'punctuation',
    name: 'Punctuation',
    title: 'Punctuation: full stop, comma, question mark, capitals',
    description:
      'What each mark does, four places for a comma, how to write spoken words, a line of talk put in order, and the comma that is too weak.',
    band: '3-5',
    classes: 'Classes 2 to 8',
    names: ['punctuation marks', 'capital letters', 'comma', 'inverted commas'],
  },
  {
    slug: 'apostrophe',
    name: 'The apostrophe',
    title: 'Apostrophe: whose it is and which letters are missing',
    description:
      'Don’t, Rahul’s, the boys’: two jobs of one small hook, two steps that always work, its and it’s, and why plurals on shop boards need none.',
    band: '3-5',
    classes: 'Classes 3 to 8',
    names: ['apostrophe s', 'contractions', 'possessives', 'its and it’s'],
  },
  {
    slug: 'kinds-of-sentences',
    name: 'Kinds of sentences',
    title: 'Kinds of sentences, with subject and predicate',
    description:
      'Statements, questions, commands and exclamations: the two parts of each, how one turns into another, and fragments that look like sentences.',
    band: '3-5',
    classes: 'Classes 3 to 7',
    names: ['subject and predicate', 'types of sentences', 'sentences', 'interrogative sentence'],
  },
  {
    slug: 'homophones',
    name: 'Homophones',
    title: 'Homophones: their, there, they’re and other twins',
    description:
      'Words that sound alike and mean different things: a table with memory hooks, tests that work, a sentence with six mistakes corrected, and practice.',
    band: '3-5',
    classes: 'Classes 3 to 7',
    names: ['same sound words', 'their there', 'to too two', 'words often confused'],
  },
  {
    slug: 'prefixes-and-suffixes',
    name: 'Prefixes and suffixes',
    title: 'Prefixes and suffixes: building and reading long words',
    description:
      'Un-, re-, mis-, -ness, -able: what they mean, how the spelling changes at the joint, a long word decoded part by part, and three questions.',
    band: '6-8',
    classes: 'Classes 4 to 8',
    names: ['prefix', 'suffix', 'root words', 'word formation'],
  },
  {
    slug: 'subject-verb-agreement',
    name: 'Subject and verb agreement',
    title: 'Subject and verb agreement: is or are, has or have',
    description:
      'Find the real subject: each, one of, neither and nor, team, news, sums of money, a finger test that works, and three questions with steps.',
    band: '6-8',
    classes: 'Classes 5 to 10',
    names: ['subject verb agreement', 'subject verb concord', 'is or are'],
  },
  {
    slug: 'present-perfect',
    name: 'Present perfect tense',
    title: 'Present perfect tense: have done, since and for',
    description:
      'A past that still counts: results, experience, since and for, how to choose between it and the simple past, been or gone, and practice.',
    band: '6-8',
    classes: 'Classes 5 to 9',
    names: ['present perfect', 'has and have', 'past participle'],
  },
  {
    slug: 'past-continuous-and-past-perfect',
    name: 'Past continuous and past perfect',
    title: 'Past continuous and past perfect in a story',
    description:
      'What was going on and what had happened before: three past tenses on one line of time, a found purse told correctly, and when had is not needed.',
    band: '6-8',
    classes: 'Classes 6 to 9',
    names: ['past continuous', 'past perfect', 'past progressive', 'had done'],
  },
  {
    slug: 'talking-about-the-future',
    name: 'Talking about the future',
    title: 'Future tense: will, going to and present forms',
    description:
      'Promises, plans, arrangements and timetables: which form says what, why when and if take the present, a fair announced, and three questions.',
    band: '6-8',
    classes: 'Classes 5 to 9',
    names: ['future tense', 'will and shall', 'going to', 'simple future'],
  },
  {
    slug: 'modals',
    name: 'Modals',
    title: 'Modals: can, may, must, should and need not',
    description:
      'Ability, permission, duty, advice and how sure we are: one table of meanings, rules at a dam put into words, must not against need not, and practice.',
    band: '6-8',
    classes: 'Classes 6 to 10',
    names: ['modal verbs', 'modal auxiliaries', 'can could may might'],
  },
  {
    slug: 'determiners',
    name: 'Determiners',
    title: 'Determiners: some, any, much, many, few and little',
    description:
      'A few or few, less or fewer: count or do not count, each and every, either and neither, gaps filled with a reason, and three questions.',
    band: '6-8',
    classes: 'Classes 6 to 10',
    names: ['determiner', 'quantifiers', 'much and many', 'few and a few'],
  },
  {
    slug: 'active-and-passive',
    name: 'Active and passive voice',
    title: 'Active and passive voice: rules, tenses and use',
    description:
      'When the doer does not matter: five steps from active to passive, a table of tenses, questions and commands, and verbs that have no passive.',
    band: '6-8',
    classes: 'Classes 6 to 10',
    names: ['active and passive', 'active voice', 'passive voice'],
  },
  {
    slug: 'figures-of-speech',
    name: 'Figures of speech',
    title: 'Figures of speech: simile, metaphor and others',
    description:
      'Saying it with pictures: eight figures with examples of our own, simile against metaphor, two lines of prose explained, and questions.',
    band: '6-8',
    classes: 'Classes 5 to 10',
    names: ['simile', 'metaphor', 'personification', 'poetic devices', 'alliteration'],
  },
  {
    slug: 'paragraph-writing',
    name: 'Paragraph writing',
    title: 'Paragraph writing: topic sentence, support, close',
    description:
      'One idea, well built: linking words, from six notes to a finished paragraph about a weekly market, what to cross out, and three questions.',
    band: '6-8',
    classes: 'Classes 4 to 8',
    names: ['paragraph', 'topic sentence', 'how to write a paragraph'],
  },
  {
    slug: 'notice-writing',
    name: 'Notice writing',
    title: 'Notice writing: format, an example and what to check',
    description:
      'Institution, date, heading, body, signature: the layout line by line, a notice of 49 words written from its facts, lost and found, common slips.',
    band: '6-8',
    classes: 'Classes 6 to 12',
    names: ['notice', 'notice writing format', 'how to write a notice'],
  },
  {
    slug: 'reported-speech',
    name: 'Reported speech',
    title: 'Reported speech: direct to indirect, step by step',
    description:
      'Tense, person, time and place all move: one table, questions and commands, a teacher’s question reported step by step, say and tell, practice.',
    band: '9-10',
    classes: 'Classes 7 to 10',
    names: ['direct and indirect speech', 'indirect speech', 'narration'],
  },
  {
    slug: 'conditionals',
    name: 'Conditionals',
    title: 'Conditionals: zero, first, second and third',
    description:
      'Possible, imagined or too late: the tenses in both halves, mixed forms, unless, a forgotten umbrella told in three ways, and no would after if.',
    band: '9-10',
    classes: 'Classes 8 to 11',
    names: ['if clauses', 'conditional sentences', 'if and unless'],
  },
  {
    slug: 'clauses',
    name: 'Clauses',
    title: 'Clauses: noun, adjective and adverb clauses',
    description:
      'Find the verbs, find the hooks: simple, compound and complex sentences, who, which and whose, commas that change the meaning, and practice.',
    band: '9-10',
    classes: 'Classes 8 to 12',
    names: ['relative clauses', 'subordinate clause', 'complex sentences', 'noun clause'],
  },
  {
    slug: 'formal-letter',
    name: 'Formal letter',
    title: 'Formal letter: format, language and a full example',
    description:
      'Address to signature in order, what each paragraph does, a complaint about a street lamp written from facts, and phrases that do not belong.',
    band: '9-10',
    classes: 'Classes 6 to 12',
    names: ['letter writing', 'letter to the editor', 'complaint letter', 'formal letter format'],
  },
  {
    slug: 'reading-comprehension',
    name: 'Reading comprehension',
    title: 'Reading comprehension: how to answer on a passage',
    description:
      'Four kinds of questions and how to look for each, a short passage of our own with answers reasoned out, guessing new words, and three tasks.',
    band: '9-10',
    classes: 'Classes 5 to 12',
    names: ['comprehension', 'unseen passage', 'comprehension passage'],
  },
  {
    slug: 'sentence-transformation',
    name: 'Transformation of sentences',
    title: 'Transformation of sentences: same meaning, new form',
    description:
      'Simple, compound, complex and back: too and so that, no sooner than, not only but also, a cyclone told in another order, and three questions.',
    band: '11-12',
    classes: 'Classes 9 to 12',
    names: [
      'transformation of sentences',
      'no sooner than',
      'too to so that',
      'synthesis of sentences',
    ],
  },
  {
    slug: 'note-making',
    name: 'Note-making and summary',
    title: 'Note-making and summary: format with an example',
    description:
      'Headings, points, short forms and a key: a passage on millets turned into notes and then into half its length, and mistakes that cost marks.',
    band: '11-12',
    classes: 'Classes 9 to 12',
    names: ['note making', 'summary writing', 'precis', 'making notes'],
  },
  {
    slug: 'report-writing',
    name: 'Report writing',
    title: 'Report writing: format, style and a worked example',
    description:
      'Headline, by-line, facts first: from a page of notes on a science fair to a finished report, passive and numbers used well, and three questions.',
    band: '11-12',
    classes: 'Classes 9 to 12',
    names: ['report', 'newspaper report', 'report writing format', 'magazine report'],
  },
  {
    slug: 'article-writing',
    name: 'Article writing',
    title: 'Article writing: opening, points, proof and ending',
    description:
      'One question, one spine: hooks that work, claim, reason and proof, the other side answered, an article on phones planned and begun, and practice.',
    band: '11-12',
    classes: 'Classes 9 to 12',
    names: [
      'article writing format',
      'how to write an article',
      'essay writing',
      'opinion writing',
    ],
  },
];
