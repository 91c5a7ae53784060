import type { CitySlug } from '@/data/cities';

/** What a family in one city should know before it visits; for `/lp/{city}`. */
export type CityVisit = {
  /** One reason to come, short enough to leave the form in sight on a phone. */
  lead: string;
  /** What deserves a second look in this city. */
  look: string;
  /** Questions that parents elsewhere need not ask. */
  ask: readonly [string, string];
  /** Getting to the branch for a first visit, and when. */
  way: string;
  /** When places are asked for. */
  seats: string;
};

/** Advice by city; it says nothing of a branch that the directory does not. For the server. */
export const CITY_VISITS = {
  bangalore: {
    lead: 'Take the two branches on your side of the Outer Ring Road and see both in one week.',
    look: 'Stand at the gate for ten minutes before the first bell: you learn how cars, buses and children on foot share a Bangalore road. In the older layouts ask to see where a whole class can run; further out, ask which roads the buses use when it pours.',
    ask: [
      'If we move across the city, which branch of the same board would our child go on at?',
      'How is Kannada taught to a child who has never heard it at home?',
    ],
    way: 'Come by the road that your child would use, at the hour when it would be used. Several branches lie within a walk or an auto ride of a Purple or Green Line station, which saves a second trip through Silk Board or Hebbal.',
    seats:
      'People arrive in this city all year, and most school moves are planned around April and May. The first classes fill before the others, so visit for Pre-Nursery or Nursery while the current session is still on.',
  },
  mumbai: {
    lead: 'Judge the school by the ride: come by your own train line, at school time, with your child.',
    look: 'Space is the rare thing here, so ask to see every place where children move: the ground, the terrace if it is used, the corridor on a wet day. Notice how the school keeps bags, umbrellas and small shoes dry in July.',
    ask: [
      'Who stays with the children when the trains stop, and how do you tell us?',
      'Do your timings leave us a train that is not the fullest one?',
    ],
    way: 'Most landmarks on the list below are railway stations: get off there and walk the last stretch with your child’s steps in mind. For Navi Mumbai use the Harbour or Trans-Harbour line; for Majiwada and Mira Road a road visit on Saturday tells less than one on Tuesday.',
    seats:
      'Nursery is where most branches here begin and what families ask for first, many of them half a year ahead. Higher grades open when families move to the next suburb, which mostly happens after the results in April.',
  },
  pune: {
    lead: 'Half of choosing a school in Pune is the road to it. Drive it once at half past seven.',
    look: 'Look for shade and for a plan against two-wheeler traffic at the gate. Go into the library and turn a few books over: the newest stamp on the back page shows whether they are borrowed.',
    ask: [
      'Which grades learn Marathi as a second language and which as a third?',
      'Does the bus come to our society’s gate or to the main road?',
    ],
    way: 'Choose the side of the rivers on which you live. From Wakad, Hinjawadi or Ravet try the north-western branches, from Kharadi or Hadapsar the eastern ones, from Kothrud Chandani Chowk leads to Bavdhan. The old city between them is best crossed before ten.',
    seats:
      'Companies on both edges of the city move people in summer, and seats in Grades 1 to 5 are then asked for most. For the youngest class come earlier, when the campus is calm enough to see it work.',
  },
  kolkata: {
    lead: 'Three branches, two boards: an hour in a classroom tells you which one your child belongs to.',
    look: 'Read what hangs on the walls, and see whether it is the children’s own handwriting. Ask to hear a music or recitation period; a school here is known by its annual programme, and the rehearsals begin in an ordinary lesson.',
    ask: [
      'Which grades offer Bengali, which Hindi, and at what level can a newcomer begin?',
      'When does the long break for the Pujas begin, and what is set for it?',
    ],
    way: 'Kavi Nazrul on the Blue Line is the stop for Garia, and Joka is the end of the Purple Line. For New Town keep Eco Park in mind and come before the offices of Sector V open, while Biswa Bangla Sarani is still quick.',
    seats:
      'Winter is when families here settle the first school, so a visit between the Pujas and Christmas comes at the right time. For Grade 11 wait for nobody: talk to the branch before the Class 10 papers.',
  },
  chennai: {
    lead: 'See the school on a working morning: how it deals with heat, rain and three languages shows at once.',
    look: 'Feel the classrooms at noon: fans, shade and drinking water matter from March to June. Then ask to see drains and the ground floor, since October to December brings the rain here.',
    ask: [
      'What happens on a day with a rain holiday: is there a lesson online, or an extra day later?',
      'How does a child from another state begin with Tamil?',
    ],
    way: 'The branches of the south hang on the OMR and the Velachery road, those of the west on the Ambattur and Tambaram lines. If you come by MRTS, get off at Velachery; for Anna Nagar take the tower in the park as your mark.',
    seats:
      'Firms on the OMR hire in waves, yet school places are mostly settled between January and May. Whoever needs Grade 11 should ask at Thoraipakkam before the Class 10 results are out.',
  },
  nagpur: {
    lead: 'One branch serves the north of Nagpur. Come and see in an hour whether it is the one for you.',
    look: 'Look at the playing field first, then at the water coolers and the shade on the way to the buses: April here is hard on small children. The grade boards in the corridor show what each class is working on this week.',
    ask: [
      'How early does school begin in the hot weeks, and when does the first bus start?',
      'A transfer order may come in any month: what do you need from the old school?',
    ],
    way: 'Take the inner ring road to Mankapur and look for the sports complex; Koradi Road begins there. From Kamptee Road or Jaripatka the way is short, from Wardha Road it crosses the whole city, so ride it once before you decide.',
    seats:
      'Orders for railway, bank and government families come between April and July, and Grades 1 to 6 are then asked for most. Nursery places are settled earlier, so a visit in winter leaves more choice.',
  },
  gurgaon: {
    lead: 'Between two meetings there is time for one visit. It answers more than ten calls.',
    look: 'See the hour after school as well: who stays, where, with whom. Check the gate procedure with the eyes of a stranger. If nobody asks who you are, that is an answer.',
    ask: [
      'On a day of bad air, which activities move indoors and how are we told?',
      'If both of us are late, who may fetch our child, and how do you check?',
    ],
    way: 'Palam Vihar lies on one side of the highway, Sohna Road and the Golf Course end on the other, Sector 84 beyond Kherki Daula. The Rapid Metro brings you to Sector 55-56. On a wet day the underpasses fill, so know the second way.',
    seats:
      'New sectors fill with young families, so Pre-Nursery and Nursery are asked for first, usually from September on. In the other grades companies’ transfers free and fill places in April and again in July.',
  },
  delhi: {
    lead: 'Before you fill in forms all over Delhi, spend one hour in the school that could be round the corner.',
    look: 'Count the children in a row and listen to how they are spoken to. Ask to see the youngest ones arrive: it shows in a minute how a school handles tears, grandparents and vans.',
    ask: [
      'Which dates and points apply to Nursery this year, and where do you publish the list?',
      'What changes in the timetable when the air is bad in November?',
    ],
    way: 'Dwarka Sector 12 on the Blue Line is the station; the sectors around it are a walk or an e-rickshaw away. From Uttam Nagar and Bindapur come before the market opens, from Palam allow for the railway line.',
    seats:
      'Nursery runs by the calendar of the Directorate of Education, which most often asks for forms at the end of the year. Grades 1 to 9 and 11 have places when families leave, so send an enquiry with the grade and let the branch call.',
  },
  'aurangabad-chh-sambhaji-nagar': {
    lead: 'Beed Bypass brings most of the city near: come one morning and listen to a lesson.',
    look: 'Sit at the back of an English lesson for five minutes: who talks, the teacher or the children? Then look at the helmets on the two-wheelers at the gate, small ones too.',
    ask: [
      'How much English does a child need who has heard only Marathi or Urdu so far?',
      'Does the school bus serve the Waluj side, and at what hour?',
    ],
    way: 'Beed Bypass keeps you out of the old gates. From Garkheda and Ulkanagari it is a few minutes, from the station cross to the south side; shared autos know Deolai and Satara Parisar.',
    seats:
      'The first class here is Pre-Nursery, and its places are asked for from the winter holidays on. Families of the estates at Waluj and Shendra mostly move in early summer.',
  },
  sonipat: {
    lead: 'A boarding campus at Rai and a full day school in town: see one or both in a morning from Delhi.',
    look: 'At Rai let your child lead you: dormitory, dining hall, field, in that order, and watch where they stop. In town look at the younger and the older side of the school on the same visit, since a child can stay from Pre-Nursery to Grade 12.',
    ask: [
      'Which weekends can a boarder from Delhi spend at home, and who hands over to whom?',
      'At Murthal Road, which subjects are on offer in Grades 11 and 12 this year?',
    ],
    way: 'From Kashmere Gate follow Highway 44 past Kundli to the education city at Rai; the day school is some twenty minutes on, near Sonipat Junction, where the Ambala trains stop. In winter come after ten, when the fog has lifted.',
    seats:
      'A place in the house and a place in the class are two questions, so put both early, months before the session. The day school in town is asked for most at the very start, in Pre-Nursery, and again for Grade 11.',
  },
  hyderabad: {
    lead: 'From Jubilee Hills to LB Nagar: see the branch that lies on your own morning road.',
    look: 'Watch a change of lessons: it tells how many children share a corridor and whether someone walks with the small ones. Ask what the school does about water in May and where the children sit when it is forty degrees.',
    ask: [
      'From which grade is Telugu taught, and how is a child from outside the state helped?',
      'Which children’s festivals and whose holidays are kept at school?',
    ],
    way: 'Two branches have a metro station close by, LB Nagar and Jubilee Hills Check Post. Sainikpuri and Machabollaram lie beyond the cantonment, some of whose roads close at times; for Bowrampet leave the Outer Ring Road early.',
    seats:
      'Many schools of the city reopen in June, so families settle the matter from January to May. ICSE is taught only in Jubilee Hills: whoever wants it should ask first and look for a flat afterwards.',
  },
  jaipur: {
    lead: 'Open country begins where the city ends. Come out to Nevta and see what that does to a school day.',
    look: 'Look at the distances on campus, between gate, classes and field, with the legs of a four-year-old in mind. Ask what the afternoon sun reaches. Bring the grandparents: they notice what parents overlook.',
    ask: [
      'Which stop is nearest to us, and is it on the safe side of the ring road?',
      'How does the school day change in the weeks of the loo?',
    ],
    way: 'Take Ajmer Road to Bhankrota or the Sanganer side to Muhana and ask for Nevta Dam. From the walled city allow an hour the first time; the ring road shortens it for Jagatpura and Sitapura.',
    seats:
      'Families settle a school before the summer leave, with a second round in early July. The branches that have no page here yet take enquiries through the same form, so say in it which part of the city you live in.',
  },
  indore: {
    lead: 'Nipania or Rajendra Nagar? An hour at each settles it better than a list of marks.',
    look: 'A city that is proud of clean streets may look at a school in the same way: wash rooms, lunch tables, dust under the fans. Then leaf through two notebooks of the grade your child will join, one neat and one not.',
    ask: [
      'After Grade 9 at Rajendra Nagar, how does the move to Nipania work and when is it arranged?',
      'Which of your buses cross Palasia, and how long does that take at eight?',
    ],
    way: 'For Nipania follow AB Road north towards Dewas Naka and turn at Mahalaxmi Nagar; for Rajendra Nagar the railway station of that name is the mark, on the side of Rau. Between the two lies the whole city, so see one on one day and one on the next.',
    seats:
      'For Grade 11 ask Nipania as soon as the Class 10 papers are written. The first classes are asked for before the summer, Pre-Nursery at Rajendra Nagar and Nursery at Nipania.',
  },
  rohtak: {
    lead: 'A field to run on, books to grow with: see both on one morning by Tilyar Lake.',
    look: 'Go to the field in the games period and see who plays: the best eleven or everybody, girls as well as boys. Then ask for the science corner of the grade that your child would join.',
    ask: [
      'At what hour does the bus leave our village, and what happens on a morning of fog?',
      'How do you arrange lessons for a child who trains for a sport?',
    ],
    way: 'The branch is on the Delhi side of town: from Model Town and the sectors follow Delhi Road to the lake, from Kheri Sadh or Asthal Bohar come the other way. Sheela Bypass avoids the centre.',
    seats:
      'Places in Nursery and in Grade 6, when children from village schools come to town, are asked for most. Come on a working day: an empty building says nothing about lessons.',
  },
  tumkur: {
    lead: 'No school in Tumkur is far. Fix a morning, listen to a class and ask for a coffee’s length.',
    look: 'Listen at the door of a lower class: you should hear as many children as teachers. Look for books in Kannada beside those in English, and for something that grows, in a pot or a bed.',
    ask: [
      'How do you help a child whose family speaks only Kannada at home?',
      'The branch ends with Grade 8: which schools do pupils join afterwards, and when do you advise on it?',
    ],
    way: 'Batawadi lies at the Bengaluru end of the town; the road to Siddaganga Math is the one everybody knows. From Kyathsandra stay on the service road and take your time; from SS Puram and Ashok Nagar an auto is enough.',
    seats:
      'Nursery is asked for when the results of older brothers and sisters are out, in April and May. In Grades 1 to 8 a family that moves in from a taluk mostly finds us in June.',
  },
  jodhpur: {
    lead: 'A posting, a new city, a new school: come to Pal Road and meet the people before the papers.',
    look: 'Ask to see Grade 6 and Grade 11 on the same visit: new pupils join in both, and you can see how they are received. Look for shade, drinking water and a cool room, since lessons do not stop for the heat at once.',
    ask: [
      'My posting may end in two years: how do you write the papers for a school under the same board?',
      'Which subjects can be combined in Grade 11 this session?',
    ],
    way: 'Pal Road runs out of the city to the south-west; Ashok Udyan is the mark. From Shastri Nagar and the housing boards it is a short ride, from the air-force side and Ratanada allow for the level crossings.',
    seats:
      'Forces families know their orders by spring and visit in March or April. Five more branches of the city take enquiries through the form; tell us your colony, and the team names the one that is nearest.',
  },
  jabalpur: {
    lead: 'Lessons by the road to the marble rocks, for day pupils and boarders. See the house and the school together.',
    look: 'Look into a dormitory cupboard and at the notice board beside it: order without fear is what you want to see. Eat what is on the table that day, and ask the boarders, not us, whether it is always like this.',
    ask: [
      'Which grade do most new boarders join, and who is with them in the first fortnight?',
      'In the rains, which roads from our district are cut, and what happens then?',
    ],
    way: 'From the junction take the road through Madan Mahal and Tilwara towards Bhedaghat; buses to the falls pass the area. Families from Mandla, Narsinghpur or Katni should plan one night, so that the child sees an evening in the house.',
    seats:
      'Whoever thinks of boarding should ask in winter and see the house while the session runs. Day places for families of Garha and Dhanwantri Nagar are asked for until the first week of classes.',
  },
  bhopal: {
    lead: 'Day school and boarding house stand side by side on Hoshangabad Road. One visit shows you both.',
    look: 'See the hour when the day pupils leave and the boarders stay: it is the best test of a house. In the classrooms look for work in Hindi and in English that a child, not a teacher, has written.',
    ask: [
      'Our son would start as a day pupil: can he move into the house later in the year?',
      'From which part of the city do the last buses come, and at what hour?',
    ],
    way: 'Misrod station lies on the same road; from Arera Colony it is straight south, from Kolar come by Salaiya and Danish Nagar. Metro works narrow some crossings, so take a quarter of an hour more.',
    seats:
      'Government transfers come in May and June, and the grades in the middle are then asked for most. Whoever needs a bed in the house does well to see it in winter, before the orders are out.',
  },
  ahmednagar: {
    lead: 'The first school should be close and kind. See in Savedi whether ours is both.',
    look: 'For a child of two or three, look down to the floor: mats, low shelves, small taps, sharp edges. In the higher classes ask what pupils have made with their hands this term.',
    ask: [
      'After Grade 8 our daughter changes school: how do you prepare her, and where do others go?',
      'How many adults are with the Pre-Nursery at any moment?',
    ],
    way: 'Pipeline Road and Gulmohar Road both lead to Savedi; Bhistbag Mahal is the old building that everybody can show you. Coming from the Manmad highway, use the service lane and turn in after the lorries.',
    seats:
      'Most places are given in the two classes before K1, and families speak to us in the months after Diwali. Army families of the town come when their orders do; an enquiry with the grade tells them whether it has room.',
  },
  'hubli-dharwad': {
    lead: 'Dharwad is a town of teachers. Come to Charantimath Gardens and judge us as one would.',
    look: 'Ask for a song: every class here should have one, in Kannada or in English. Look at the walls for drawings that are not all alike and at the garden for a bed that belongs to the children.',
    ask: [
      'For us in Hubballi: how long is a child on the way, and does an adult travel along?',
      'Which high schools have pupils chosen after Grade 8, and does the board stay the same?',
    ],
    way: 'From Hubballi take the rapid bus to Dharwad and an auto from Toll Naka or Line Bazaar. In Dharwad itself go by Kolikeri Lake; Malmaddi and Saptapur are near enough to walk.',
    seats:
      'University and court families move in summer, farming families decide after the harvest, in February. The classes of Nursery to K2 are asked for most; above them there is often a place.',
  },
} as const satisfies Record<Exclude<CitySlug, 'pali'>, CityVisit>;
