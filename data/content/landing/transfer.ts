/** The page for families who move during the year or between boards. */
export const TRANSFER = {
  heading: 'Changing school in the middle of the year?',
  lead: 'Tell us the grade and the city: the branch says whether it has a seat.',
  formHeading: 'Ask for a seat',
  formText: 'Choose the city you are moving to. The team there calls you.',
  formCities: 'full',
  points: [
    'Up to Grade 8 a child can join in any month, where the grade has a seat.',
    'For Grades 9 and 11 come before the board closes its registration.',
    'Children from another board are welcome; a teacher looks with you at what is missing.',
  ],
  who: {
    heading: 'Who can join, and when',
    lead: 'The grade decides, since the boards register their candidates in Grades 9 and 11.',
    bands: [
      {
        term: 'Pre-Nursery to K2',
        detail:
          'In any month. A child of this age needs a birth certificate and a few calm mornings, no transfer certificate.',
      },
      {
        term: 'Grades 1 to 8',
        detail:
          'In any month, from any recognised board. A teacher sees where your child stands in language and mathematics, so that the first weeks close the gaps.',
      },
      {
        term: 'Grade 9',
        detail:
          'Best in the first weeks of the session. In the course of the year the school registers its pupils with the board, and after that a newcomer needs the board’s consent.',
      },
      {
        term: 'Grade 10',
        detail:
          'Only from Grade 9 of the same board, when the family moves for work or another grave reason, and only with the board’s approval. Ask before you give up the old seat.',
      },
      {
        term: 'Grade 11',
        detail:
          'With Class 10 passed under any recognised board, at a branch that offers the subjects. Here too the board registers during the year, so come early.',
      },
      {
        term: 'Grade 12',
        detail:
          'Only from Grade 11 of the same board with the same subjects, and with the board’s approval. It is granted for a move of the family, seldom otherwise.',
      },
    ],
  },
  where: {
    heading: 'Where your grade can be joined now',
    lead: 'Every branch with a page, by city. Whether a seat is free today, the branch tells you when it calls.',
  },
  documents: {
    heading: 'The papers, without running twice',
    lead: 'Send the enquiry first: several of these can follow.',
    list: [
      {
        term: 'Transfer certificate',
        detail:
          'From the last school, for Grade 2 and above. Ask for it when the new seat is agreed and not before: with it the old seat is given up.',
      },
      {
        term: 'Counter-signature',
        detail:
          'When a child comes from a school of another board, often from another state, the certificate is counter-signed by the education officer of the old place. Between two CBSE schools it is usually not needed, since the board lists both. Ask the new branch which it wants, while you are still there.',
      },
      {
        term: 'Report card',
        detail:
          'The last full one and, in mid-session, the marks so far. Notebooks help as well: a teacher reads more from them than from a grade.',
      },
      {
        term: 'Birth certificate',
        detail:
          'For every child. If the name is spelt differently on the transfer certificate, tell us early; a correction is easier before the board has the name.',
      },
      {
        term: 'Proof of address and identity of a parent',
        detail:
          'A rent agreement, an electricity bill or an Aadhaar card of yours will do; the new address may follow once you have one.',
      },
      {
        term: 'For Grades 10 to 12',
        detail:
          'The registration card of the board and the mark sheet, the transfer order or another proof of the move, and from another board a migration certificate.',
      },
    ],
  },
  boards: {
    heading: 'From one board to the other',
    lead: 'As a rule nobody repeats a year for it. What changes is the weight of the subjects.',
    moves: [
      {
        title: 'From CBSE to ICSE',
        points: [
          'English becomes two papers, language and literature, with longer texts and more writing.',
          'The sciences are taught as physics, chemistry and biology, each with its own book; history and geography as well.',
          'Project work is marked in every subject, so ask for what has been set since the beginning of the year.',
          'It goes best up to Grade 7 or 8. From Grade 9 the two-year course has begun.',
        ],
      },
      {
        title: 'From ICSE to CBSE',
        points: [
          'The books are NCERT’s, and the questions stay close to them. A child who writes well has an advantage.',
          'Science is one subject until Grade 10 and mathematics goes a different way round: a few chapters come earlier, others later.',
          'A third language may be in the timetable until Grade 8. The page of each branch names those it teaches; ask where a beginner starts.',
          'After ICSE in Grade 10 the change to CBSE in Grade 11 is common and needs a migration certificate.',
        ],
      },
      {
        title: 'From a state board or from abroad',
        points: [
          'Up to Grade 8 the age and the last report decide. English as the language of lessons may need a term, at home too.',
          'The new state’s language starts from the beginning; schools make room for it.',
          'From a foreign curriculum, bring the last two reports. For Grade 9 and above the board wants to see that the years are equal.',
        ],
      },
    ],
  },
  steps: {
    heading: 'Four weeks, step by step',
    list: [
      {
        term: 'As soon as you know',
        detail:
          'Send the enquiry with city, branch and grade, even if the order is not signed. The reference stays valid.',
      },
      {
        term: 'When the branch calls',
        detail:
          'Ask for the seat, the syllabus reached so far and what is due for part of a year. The fees of a whole one stand on its page.',
      },
      {
        term: 'Before you leave',
        detail:
          'Collect report, marks of the running year and, once the seat is agreed, the transfer certificate, counter-signed if needed.',
      },
      {
        term: 'In the first week',
        detail:
          'One visit together, one short day, one friend to sit beside. Then tell the class teacher what you notice at home.',
      },
    ],
  },
  end: {
    heading: 'The seat first, the documents after',
    text: 'The branch needs the grade first. The documents can follow.',
    button: 'Ask for a seat',
  },
  questionsHeading: 'Questions of families on the move',
  questions: [
    {
      question: 'Is there a test?',
      answer:
        'No entrance test. Young children come to play, older ones talk with a teacher and show their notebooks, so that we know where to begin.',
    },
    {
      question: 'Can we change from one of your branches to another?',
      answer:
        'Yes, if the grade has a seat there. Between branches of the same board the books agree and the child goes on where it stopped; a transfer certificate is written all the same. Ask both branches which fees count again.',
    },
    {
      question: 'Will my child have to repeat the year?',
      answer:
        'Not for changing school or board up to Grade 9 and in Grade 11. The grade goes by the last report and the age; if a year was broken off for long, the branch talks it over with you.',
    },
    {
      question: 'Do we pay for the whole year?',
      answer:
        'The page of the branch shows what is paid once, what each term costs and by which day. What is due from a child who joins between two terms, the branch gives you in writing before you decide.',
    },
    {
      question: 'The old school delays the transfer certificate. What now?',
      answer:
        'Tell us the date on which you asked for it, and keep a copy of the request. The branch says until when it can wait and which documents it takes meanwhile; for the board’s own registration the original is needed.',
    },
    {
      question: 'What about a subject or language that the new school does not offer?',
      answer:
        'The page of each branch names its second and third languages. Below Grade 9 another language can be begun. In Grades 9 to 12 the registered subjects are fixed, and then only a branch that teaches them will do.',
    },
  ],
} as const;
