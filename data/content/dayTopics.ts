import type { Stage } from '@/data/grades';

/**
 * What a school day is like, by age group. Everything here goes for every branch that teaches the
 * age; each branch page tells one part of it, so that a parent who compares branches reads
 * something new on each. For prerendering.
 */
export const DAY_TOPICS = {
  'pre-primary': [
    'The day begins with free play, so that a child who finds it hard to say goodbye has time. Then the class sings and talks about the date and the weather. After the snack there are blocks, beads and puzzles in small groups, and a story before home time.',
    'Children work with sand, water, clay and paint before they use pencils. Sounds and letters are taught in games of about ten minutes. The teacher notes what each child tries for the first time and tells you at the next meeting.',
    'A picture book is read twice: once to listen and once to act out. Children count lunch boxes and sort shoes. There is outdoor time whenever the weather allows, and a quiet corner for a child who needs rest.',
    'Each child has a small job, such as watering plants or laying out mats. Rhymes are sung in English and in the languages of the families. Children practise waiting for a turn, asking for help and pouring water.',
    'Music and movement come first. New words are taught with real things to touch, from a coconut to a stethoscope. The youngest children rest afterwards, and parents hear at the gate how the morning was.',
    'The class works on one theme at a time, such as rain, wheels or the market, in drawings, songs and shop play. Children learn the letters of their own name first. The teacher reads to them every day.',
    'Children arrive over a quarter of an hour. Threading, tearing and folding prepare the fingers for writing. After the fruit break one half of the group goes to the garden and the other half to dressing-up play; then they change.',
    'A hand puppet asks questions, and children answer in whole sentences. Numbers are hopped, clapped and laid out in pebbles. In the last quarter of an hour everybody tidies up.',
  ],
  primary: [
    'Language and mathematics are taught in the first periods. Environmental studies is taught outdoors when possible, for example to measure shadows or count birds. Homework is short; the main part is reading aloud to someone at home.',
    'Tables are built with counters before they are learnt by heart. In the reading period each child chooses a book. Art, music and games have fixed periods every week.',
    'Spelling is taught in word families, and handwriting is practised every day. A science corner has a question of the month, such as why things float, and a box for answers. Children pack the bag for the next day in class.',
    'Children sit in groups of four and change places every few weeks. Word problems use the shop, the bus and the kitchen. One period a week is for speaking: a poem, a piece of news or a riddle.',
    'The first mathematics period begins with mental arithmetic. Models and charts are made at school and not at home. In sport children learn the rules of a game before they play for points.',
    'The diary carries a line or two between teacher and parents. Map work begins with the classroom, then the road, then the state. Computers are used to make things, such as a drawing that moves.',
    'Reading aloud, silent reading and listening have separate periods. Fractions begin with folded paper and end on a number line. A child who finishes early explains the sum to a neighbour.',
  ],
  middle: [
    'Each subject has its own teacher, and pupils keep a notebook for each. Experiments are done before they are written up: a circuit, a filter, a seed in the dark. The class teacher follows the work of each pupil in all subjects.',
    'Algebra begins with patterns of matchsticks and geometry with folded paper. In social science two pupils speak for the two sides of a question. Clubs such as robotics, theatre and gardening meet once a week.',
    'Lessons leave time for pupils’ questions. Every term has one project across subjects, for example on water: its chemistry, its history and its cost. A third language begins, and pupils learn to plan a week.',
    'Practical work alternates with discussion, and mistakes are explained on the board. In the library period pupils learn how to check whether a website can be trusted. Team games are played every week.',
    'There is a short test at the end of each chapter, and it is returned within a week. Pupils write letters, reviews and reports. They can speak with the class teacher about anything that troubles them.',
    'Pupils draw maps before they colour them and use the atlas often. They keep a diary of the moon for a month. Quarrels are talked through in a group in which each pupil speaks in turn.',
    'There is a reading period every week, and pupils present a book in three minutes. Formulas are derived on the board before they are learnt. Each pupil chooses painting, a musical instrument or a craft for the year.',
    'Ratios are taught with recipes, angles on the playground and decimals with prices. In English pupils write a draft, get a remark from a friend and write it again. On some Fridays they read to younger children.',
    'Percentages are taught with pocket money and graphs with cricket scores. Pupils lead the assembly in turn. Phones stay at home, and safe use of the internet is a topic in class.',
  ],
  secondary: [
    'Chapters are taught first and revised afterwards. Laboratory records are written in the laboratory. Parents get the plan of the year at its start, with the weeks for revision marked.',
    'Question papers of earlier years are solved after each chapter. Physics, chemistry and biology have practical periods, and history is read from sources as well as from the textbook. Teachers also talk with pupils about sleep and screen time.',
    'There are doubt periods after the last bell. Teachers write remarks beside the marks, so that a pupil knows what to change. A careers talk is held once a term.',
    'Mathematics is practised in mixed sets of problems. Pupils write against the clock now and then, to get used to it. Sport stays in the timetable until the board examination.',
    'Each pupil keeps a notebook of mistakes: what went wrong, why, and the same problem solved again. Pupils learn how to study in a group. Mock examinations follow the pattern of the board and are discussed question by question.',
  ],
  'senior-secondary': [
    'Subjects are chosen after a conversation with the family, from those offered that year. The syllabus of the board comes first; teachers point out what entrance examinations also ask for.',
    'There are projects, practicals and reading lists beside homework. Teachers help with application forms and write references. Every pupil takes on one duty, such as a club or a team of younger pupils.',
    'Each subject has double periods in the week. One period is for colleges, courses and costs. Attendance is recorded for each subject, because the board asks for it.',
    'Every pupil has a teacher as a mentor until the last examination. Difficult chapters are taught a second time before revision. Free periods are spent in the library.',
  ],
} as const satisfies Record<Stage, readonly string[]>;
