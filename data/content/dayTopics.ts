import type { Stage } from '@/data/grades';

/**
 * What a school day is like, by age group. Everything here goes for every branch that teaches the
 * age; each branch page tells one part of it, so that a parent who compares branches reads
 * something new on each. For prerendering.
 */
export const DAY_TOPICS = {
  'pre-primary': [
    'The morning opens with free play, so that a child who is slow to let go of a parent’s hand has time. Then everyone meets on the mat to sing the date and the weather. After the snack come blocks, beads and puzzles in small groups, and a story before home time.',
    'Sand, water, clay and paint come first, because hands learn before pencils do. Sounds and letters follow in games that take ten minutes at a time. The teacher notes what each child tries for the first time and tells you when you meet.',
    'A picture book is read twice: once to listen, once to act out with scarves and hats. Counting happens with lunch boxes, sorting with shoes. There is outdoor time whenever the weather allows, and a quiet corner for whoever has had enough.',
    'Small jobs make a day feel important: watering plants, carrying the register, laying out mats. Rhymes in English stand beside rhymes from home. Children practise waiting for a turn, asking for help and pouring without a puddle.',
    'Music and movement wake everyone up; balancing on one foot is mathematics for the body. New words come with real things to touch, from a coconut to a stethoscope. The youngest rest afterwards, and parents hear at the gate how it went.',
    'The class explores one theme at a time (rain, wheels, the market) until it turns up in drawings, songs and shop play. Letters arrive through the child’s own name. Nobody is asked to read before being ready; everybody is read to.',
    'Arrival is spread over a little while, since three-year-olds do not hurry. Threading, tearing and folding strengthen fingers for writing. After fruit the group splits: some go to the garden, some to the dress-up box, and then they swap.',
    'A puppet asks the first question, and children answer in whole sentences before they notice. Numbers are hopped, clapped and laid out in pebbles. The last quarter of an hour belongs to tidying up, which is a lesson too.',
  ],
  primary: [
    'The first lessons belong to language and mathematics, while minds are fresh. Environmental studies goes outdoors when it can, to measure shadows or count birds. Homework is short: reading aloud to someone at home matters most.',
    'Tables are built with counters before they are learnt by heart. In reading period each child chooses a book, and nobody is told that it is too easy. Art, music and games stand in the timetable every week, not only before a festival.',
    'Spelling is taught in families of words, handwriting a little every day. A science corner holds the question of the month (why does it float, what eats it) and a box for answers. Packing the bag for tomorrow is done together.',
    'Children sit in fours and change places often, so that everyone works with everyone. Word problems come from the shop, the bus and the kitchen. One period a week is for speaking: a poem, a piece of news, a riddle.',
    'Mental arithmetic warms up the morning; the rest is thinking on paper. Models and charts are made at school with scissors and glue, not at midnight by parents. Sport teaches rules first and winning later.',
    'A diary travels between class and home with a line or two. Maps begin with the room, then the road, then the state. Computers are used for making things, such as a drawing that moves, and are then put away.',
    'Reading aloud, silent reading and listening all have their turn. Fractions start with rotis and end on a number line. Whoever finishes early explains the sum to a neighbour, which shows best what has been understood.',
  ],
  middle: [
    'Each subject has its own teacher now, and pupils learn to keep several notebooks in order. Experiments are done before they are written up: a circuit, a filter, a seed in the dark. The class teacher watches over the whole child while others look at marks.',
    'Algebra begins with patterns of matchsticks, geometry with folded paper. In social science both sides of a question get a speaker. Club hour gives robotics, theatre or gardening a place beside examinations.',
    'This is the age of long questions, so lessons leave room for them. Every term has one project that crosses subjects, say water: its chemistry, its history and its bill. A third language joins, and planning a week becomes a skill of its own.',
    'Practical work alternates with discussion; a good mistake goes on the board for all to study. The library teaches how to judge whether a website can be trusted. Team games matter more than ever for bodies that grow in all directions.',
    'Tests come at the end of a chapter, short and soon returned, so that gaps close while they are small. Pupils write for a reader: a letter to the ward office, a review, a report. The counsellor’s door is open to anyone, without a summons.',
    'Maps are drawn before they are coloured, and the atlas is opened on most days. Pupils keep a diary of the sky for a month and find out for themselves what the moon does. Quarrels are settled by talking in a circle, with a rule that each one speaks once.',
    'Reading for pleasure keeps its period even now; book talks last three minutes and sell the story. Formulas are derived on the board before anyone learns them. Painting, a musical instrument or a craft is chosen for the year and shown at its end.',
    'Ratios are cooked, angles are measured on the playground, and decimals start at the market. English asks for drafts: a first try, a friend’s remark, a better version. Older children read to the little ones on some Fridays.',
    'Percentages meet pocket money, and graphs meet the cricket score. Assembly is led by pupils in turn, who find out how to speak to a full hall. Phones stay at home; life online is talked through in class.',
  ],
  secondary: [
    'Chapters are understood first and revised afterwards. Laboratory records are written in the laboratory, not copied at home. Families see the plan of the year at its start, with the weeks for revision marked.',
    'Past papers follow a chapter and never replace it. Physics, chemistry and biology each have practical periods, and history is read from sources as well as from the textbook. Teachers ask about sleep and screens, since both show in the results.',
    'Doubt periods follow the last bell for whoever wants them. Answers are marked with words as well as numbers, so that a pupil knows what to change. Talk about careers starts gently: interests now, colleges later.',
    'Mathematics is practised in mixed sets, which feels harder and lasts longer than twenty sums of one kind. Writing is timed now and then to take the fear out of the clock. Sport stays in the timetable to the end.',
    'Each pupil keeps an error book: what went wrong, why, and the same problem once more. Studying in a group is taught like any other skill. Mock examinations follow the board’s pattern and are discussed question by question.',
  ],
  'senior-secondary': [
    'Talk in class grows more adult. Subjects are chosen after a conversation with the family, from those on offer that year. Entrance examinations are kept in view without letting them eat the syllabus.',
    'Projects, practicals and reading lists take the place of daily homework. Teachers help with application forms and write references. In these years everybody is expected to run something: a club, a campaign, a younger team.',
    'Accountancy, biology or history: whatever the choice, the week holds long blocks, so that a thought can be finished. One period is kept for colleges, courses and money. Attendance is watched closely because the board asks for it.',
    'Every pupil has a mentor among the teachers until the final paper. Hard chapters are taught twice, in two ways. Free periods are spent among books, and using them well is half of what a university asks for.',
  ],
} as const satisfies Record<Stage, readonly string[]>;
