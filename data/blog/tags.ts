/** The subjects of the blog: a post's front matter names one to three of them. */
export const BLOG_TAG_SLUGS = [
  'choosing-a-school',
  'starting-school',
  'early-years',
  'learning-at-home',
  'maths',
  'reading-and-writing',
  'exams',
  'feelings',
  'daily-life',
] as const;

export type BlogTag = (typeof BLOG_TAG_SLUGS)[number];

export const isBlogTag = (value: unknown): value is BlogTag =>
  BLOG_TAG_SLUGS.some((slug) => slug === value);

type TagText = {
  /** On labels. */
  name: string;
  /** The heading and the title of the tag's page. */
  title: string;
  lead: string;
  /** For search engines: 70 to 160 characters. */
  description: string;
};

export const BLOG_TAGS = {
  'choosing-a-school': {
    name: 'Choosing a school',
    title: 'Choosing a school: boards, fees, visits',
    lead: 'What to compare, what to ask and which documents to read before you decide.',
    description:
      'Posts for parents who are choosing a school: boards compared, fee sheets read line by line, questions for a visit, and whether a child is ready to board.',
  },
  'starting-school': {
    name: 'Starting and changing',
    title: 'Starting school and changing school',
    lead: 'The right grade, the first days, and how to arrive well in a class that already knows itself.',
    description:
      'Posts about beginnings: the age for each grade, the first week of nursery, and moving to a new school while the year is already running.',
  },
  'early-years': {
    name: 'Early years',
    title: 'Early years: two to six',
    lead: 'For the years in which a child learns most and sits still least.',
    description:
      'Posts for parents of children from two to six: when they may start, how the first week at school goes, reading aloud, lunchboxes and screens.',
  },
  'learning-at-home': {
    name: 'Learning at home',
    title: 'Learning at home, in small portions',
    lead: 'Ten or fifteen minutes that do more than an hour of tears.',
    description:
      'Posts about learning at home: homework without quarrels, tables, spelling and reading aloud, all in short portions that fit between tea and dinner.',
  },
  maths: {
    name: 'Maths',
    title: 'Maths at home, without fear',
    lead: 'How a parent can be useful in mathematics, even one who never liked it.',
    description:
      'Posts about mathematics for parents: learning tables so that they stay, what to say to a child who is afraid of sums, and how to find the missing step.',
  },
  'reading-and-writing': {
    name: 'Reading and writing',
    title: 'Reading and writing at home',
    lead: 'Books in two languages, and spelling that survives the Friday dictation.',
    description:
      'Posts about language at home: how to read aloud in English and in your mother tongue, and how to learn spellings in families instead of by copying.',
  },
  exams: {
    name: 'Exams and streams',
    title: 'Board examinations and what comes after',
    lead: 'A plan for the class 10 year, and a calm way to choose for class 11.',
    description:
      'Posts about the senior classes: a month-by-month plan for the class 10 board examinations, and how to choose between science, commerce and humanities.',
  },
  feelings: {
    name: 'Feelings',
    title: 'Feelings: goodbyes, worries, courage',
    lead: 'What to say, and what to leave unsaid, when school is hard.',
    description:
      'Posts about how children feel at school: saying goodbye at the gate, being afraid of maths, quarrels over homework, and leaving home to board.',
  },
  'daily-life': {
    name: 'Daily life',
    title: 'Daily life: bus, lunchbox, screens',
    lead: 'The small arrangements that decide whether a school day goes well.',
    description:
      'Posts about the everyday of a school family: safety on the school bus, a week of lunchboxes, rules for screens, and meetings with the class teacher.',
  },
} as const satisfies Record<BlogTag, TagText>;
