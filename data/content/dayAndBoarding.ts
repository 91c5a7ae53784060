import { BOARDING_CAMPUSES } from '@/data/places/boardingCampuses';
/** What the pages about day and boarding schools say beside the facts of the branches. */
export const DAY_SCHOOL = {
  heading: 'Day schools near home',
  intro:
    'In a day school children come in the morning, learn, play and eat with their class, and are home for the evening.',
  parts: [
    {
      title: 'The day',
      text: 'Language and mathematics come first, then a break, then other subjects, art, sport, music or a club. Pre-primary goes home before lunch; the other grades follow in the afternoon.',
    },
    {
      title: 'One grade at a time',
      text: 'Branches differ in where they start and where they end. Some take two-year-olds, some begin at Grade 1 beside a pre-primary wing, some carry on to Grade 12. Each branch page lists its grades with the age for each.',
    },
    {
      title: 'The way to school',
      text: 'Look at branches on your side of the big roads first, and try the way once at school time. The page of each branch lists its bus stops and the minutes from there to the gate.',
    },
    {
      title: 'A board you can plan with',
      text: 'There are CBSE schools in every state, which helps a family that may move. ICSE goes further into English and separate sciences. Between two branches of one board a child can change without catching up.',
    },
  ],
} as const;

export const BOARDING_SCHOOL = {
  heading: 'Boarding schools',
  intro: `${BOARDING_CAMPUSES.countFirst} of our campuses have boarding houses. Boarders live there through the term with house parents, and share classrooms and friends with day pupils from the neighbourhood.`,
  fact: `Near ${BOARDING_CAMPUSES.near}; CBSE up to Grade 12 on all ${BOARDING_CAMPUSES.count}.`,
  suits: [
    {
      title: 'Families who live far from a school they want',
      text: 'In a small town, on a tea garden, in a job with frequent transfers or abroad: boarding gives a child one school and one set of friends until the last examination.',
    },
    {
      title: 'Children who want more time for sport or music',
      text: 'There is time for sport, reading or an instrument before and after lessons.',
    },
    {
      title: 'Not every child, and not at every age',
      text: 'Some children need home a while longer, and that is a good reason to wait. Come for a visit together and let your child ask the questions. If in doubt, start as a day pupil where you live near enough.',
    },
  ],
  questions: [
    {
      question: 'From which grade can a child board?',
      answer:
        'The campuses teach from Nursery or Grade 1 up to Grade 12, but very young children do not board: the page of each campus names the first class of its house. Whether your child is ready counts as much.',
    },
    {
      question: 'How often can we meet or talk?',
      answer:
        'Calls home have fixed times, so that nobody waits in vain. Visiting days and weekends at home stand on the page of each campus.',
    },
    {
      question: 'Who looks after the children after lessons?',
      answer:
        'House parents live with the boarders, see to meals, health and sleep, and are the people you call. Prep in the evening is supervised by teachers.',
    },
    {
      question: 'What does boarding cost?',
      answer:
        'The page of each campus gives tuition by stage and, apart from it, one amount a year for boarding, meals and laundry. There you can add up the first year for your child.',
    },
    {
      question: 'Can we see the house before we decide?',
      answer:
        'Yes, and please do. Choose a day and a time in the enquiry form: you see the classrooms, the house, the dining hall and the fields, and meet a house parent.',
    },
  ],
} as const;
