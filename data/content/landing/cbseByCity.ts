import type { CitySlug } from '@/data/cities';

/** CBSE as a family of one city meets it; for `/cbse-schools-in-{city}`. */
export type CbseNote = {
  /** One line under the heading, short enough to leave the form in sight on a phone. */
  lead: string;
  /** What the board means to families there. */
  meaning: string;
  /** How to choose between CBSE schools in that city. */
  compare: string;
};

/** Written for each city; numbers and grades come from the directory. For prerendering. */
export const CBSE_BY_CITY = {
  bangalore: {
    lead: 'For families who came from another state, or may leave for one: the board that travels.',
    meaning:
      'Half of Bangalore seems to have moved here from somewhere else, and many will move on. CBSE is the board that bears it best: a child from a Kendriya Vidyalaya in Assam or a CBSE school in Dubai opens the same books here. Families who plan to stay for good compare it with ICSE and with the state board; all three are strong in this city, so look at the child and the road before the name.',
    compare:
      'The list of CBSE schools in Bangalore is long, so cut it with a map first: draw the circle that a bus covers in forty minutes at eight o’clock. Among what is left, compare the size of a section, the second and third languages on offer and the last grade. A school that ends with Grade 9 or 10 is no fault if you know today where the road goes on.',
  },
  mumbai: {
    lead: 'One syllabus from Malad to Kharghar, so that a new flat need not mean a new start.',
    meaning:
      'In Mumbai a family changes flat more readily than city, from Kurla to Mulund, from Borivali across the creek to Kharghar. With CBSE the lessons on both sides of the move agree. It also suits parents with central-government, bank or port jobs, whose next posting may be Vizag or Kandla. Those who stay weigh it against the SSC board, whose way into the junior colleges they should look up beforehand.',
    compare:
      'Two questions separate CBSE schools in Mumbai faster than any brochure: where does a whole class run, and what is the door-to-door time in the monsoon? Then ask about Grade 11. Many schools stop at Grade 10, since the city has its junior colleges; a CBSE school to Grade 12 spares the search, a college opens more subjects.',
  },
  pune: {
    lead: 'NCERT books from Nigdi to Manjri, with Marathi in the timetable beside them.',
    meaning:
      'Pune draws engineers, army families and researchers, and all three groups move. For them CBSE is the steady part: the cantonment schools of the next station and the schools near the next laboratory mostly teach it. Local families choose it for the link with NCERT textbooks, on which the entrance examinations build, and keep Marathi alive through school and home together.',
    compare:
      'In Pune compare along your own axis: Hinjawadi to Pimpri, Kharadi to Wagholi, Bavdhan to Kothrud. Ask each school when its last Class 10 batch wrote the examination, or whether its first is still to come, since many campuses at the edge of the city are young. A young school can be a fine one; it should tell you so openly.',
  },
  kolkata: {
    lead: 'In a city that loves ICSE, CBSE is the choice of families who may be posted elsewhere.',
    meaning:
      'Kolkata’s old English-medium schools made ICSE the household word here, so parents who look for CBSE usually have a reason: a transferable job, brothers and sisters who began elsewhere, or engineering and medicine in view. English is one paper here and not two, and the sciences stay close to the national entrance tests. Bengali and Hindi have their places among the languages.',
    compare:
      'Set the CBSE school beside the best ICSE school within reach and ask the same things of both: pages of writing a week, experiments a term, songs a year. If a move away from Kolkata is likely within five years, let that decide; if it is not, let your child’s taste for reading decide.',
  },
  chennai: {
    lead: 'CBSE along the OMR and the western lakes, with Tamil kept as a living language.',
    meaning:
      'Chennai has a great many CBSE schools, and parents who read question papers for pleasure. What the board offers them is order: one syllabus, a public examination in Class 10, another in Class 12, and textbooks that engineers’ and doctors’ entrance tests go back to. Children from the north find their books unchanged; Tamil they begin afresh, and usually faster than their parents.',
    compare:
      'Averages hide more than they show. Ask a Chennai school how many pupils began Grade 9 and how many of those sat the examination a year later, and what happened to the rest. Look at the afternoon too: if sport and music end in Grade 8, four years of school are missing.',
  },
  nagpur: {
    lead: 'A railway and government town needs a board that goes along. Here is where we teach it.',
    meaning:
      'Two railway zones, the Air Force, coal and the courts bring families to Nagpur who have lived in other states and will do so again. For them CBSE is less a taste than a tool, since the school at the next station has the same chapters in the same order. Families who stay like that it ends with an examination known everywhere.',
    compare:
      'Nagpur’s CBSE schools lie along the ring, so a short list of three by distance is easily made. Ask each one how it takes in a child in September, with which books and whose help; the answer shows whether transfers are a habit there or a nuisance. Feel the heat on the bus side of the building before you sign.',
  },
  gurgaon: {
    lead: 'Four branches, one board, and the highway decides which of them is yours.',
    meaning:
      'Gurgaon grew faster than its schools, and CBSE became the common language of the new sectors: a family from Kochi and one from Ludhiana find their children on the same page. International boards compete here. CBSE costs less to leave and to re-enter, keeps Indian colleges in plain sight, and does not stop anyone from applying abroad after Class 12.',
    compare:
      'Compare the working day, not the lobby. At what hour does a child leave home and come back, who is at the other end, what is done about bad air and about water on the road? Then ask for the last grade: our branches here teach up to Grade 8, 9 or 10, and it is better to plan the step after it while there is time.',
  },
  delhi: {
    lead: 'In the board’s home city, the question is not which board but which gate.',
    meaning:
      'CBSE has its head office in Delhi, and most schools of the capital belong to it, government and private alike. So the board alone says little here; a child can go from one sector to the next without changing a book. What differs is the school: its calm, its size, the way it speaks to parents, and whether it goes on to Grade 12.',
    compare:
      'For Nursery, distance counts twice: in the points, and on every morning after that. For Grades 1 to 9 ask how many seats are expected and when you will hear. For Grade 11 take the list of subject combinations home and read it with your child, for many schools of Dwarka have science, and not every one has what you need beside it.',
  },
  'aurangabad-chh-sambhaji-nagar': {
    lead: 'CBSE beside Beed Bypass, for families whose work may take them past Ajanta and on.',
    meaning:
      'The industrial estates, the university and the hospitals bring families to Chhatrapati Sambhajinagar who think of the next town already. CBSE lets a child leave for Pune or Bhilai without a gap. For families of the city it means English and mathematics at a national pace, with Marathi staying in the week as Maharashtra’s law asks.',
    compare:
      'Listen to how much English is spoken by children, not to them. Ask which grade is the highest this year and whether the school has registered a batch with the board yet. Ours teaches up to Grade 9; ask us, as you would any other, where Grade 10 continues.',
  },
  sonipat: {
    lead: 'CBSE to Grade 12, in town or in the boarding house at Rai, an hour from Delhi.',
    meaning:
      'North of Delhi a great many schools follow CBSE, so a move from Rohini or Panipat changes the friends and not the books. Families come for what surrounds the board: at Rai a boarding house in the quiet of the education city, in the town a day school that a child can enter at two and leave at eighteen.',
    compare:
      'Do not compare a boarding school with a day school mark by mark. Ask of the house: who wakes them, who sits with them at prep, how often you speak. Ask of the day school: how long the ride, how large the section, which subjects after Class 10. Both follow one syllabus, so a child can change between them.',
  },
  hyderabad: {
    lead: 'From Nallagandla to Sainikpuri: CBSE for families of laboratories, garrisons and new offices.',
    meaning:
      'Hyderabad sends its young people to engineering colleges in numbers, and the coaching begins early. CBSE with its NCERT books is a sound base for that, and also a protection: a school that follows the syllabus to the end keeps science, language and games in one week. Defence families of the north and newcomers around the financial district value that it goes on unchanged elsewhere.',
    compare:
      'Ask plainly whether the school day contains coaching, and from which grade: some parents look for it and others want none. Then compare how Telugu is begun for children from outside and how the school gets through May. Where a branch stops at Grade 9 or 10, ask where its pupils went.',
  },
  jaipur: {
    lead: 'CBSE to Grade 12 at Nevta, and three more branches of ours to ask about in the city.',
    meaning:
      'Jaipur parents weigh two boards: the Rajasthan board, in which many of them grew up, and CBSE, which their cousins’ children follow in Gurgaon and Bangalore. CBSE holds its examinations at the same time all over India, and asks for understanding more often than for recitation. For families thinking of Kota or of Delhi, it keeps both open.',
    compare:
      'Take your own notebook from Grade 6 and lay it beside one of today: that shows what has changed. Ask each school for the section size, the Hindi taught from Grade 1, and the road its bus takes in summer. A campus out of town offers ground and air; weigh them against the minutes.',
  },
  indore: {
    lead: 'A trading city compares before it buys. Two CBSE branches, with what each can offer.',
    meaning:
      'With an IIT and an IIM at its edge, Indore has got used to looking at national examinations, and CBSE leads towards them without a change of books. For business families it has another merit: accountancy, economics and business studies are full subjects of Class 11 and 12, not second best.',
    compare:
      'Write down five things that matter to you, and give each school marks for them before you hear the fees. On our own list Nipania goes to Grade 12 and Rajendra Nagar to Grade 9, with Pre-Nursery at its start.',
  },
  rohtak: {
    lead: 'Marks and a playing field: CBSE on Delhi Road, from Nursery to Grade 9.',
    meaning:
      'Many English-medium schools between Rohtak and Delhi follow CBSE, and the services, the medical college and the university know it best. For a family from a village nearby it opens the same door as for one from the sectors: NCERT books, cheap and easy to find, in English or in Hindi.',
    compare:
      'In Rohtak ask after the coach as well as the mathematics teacher, and watch a games period with girls in it. Ask which teachers have stayed five years. Then count the journey in winter darkness, because fog makes a far school farther.',
  },
  tumkur: {
    lead: 'CBSE in Batawadi, near enough for the afternoon to belong to home.',
    meaning:
      'In Tumkur most families know the state syllabus and wonder what CBSE adds. It adds textbooks that are shared with all of India and a habit of questions; it takes nothing from Kannada, which every school of Karnataka teaches. A child who moves to Bengaluru later finds the same course in very many schools.',
    compare:
      'Ask a school here what it does in the last hour of the day: is it revision only, or also reading, sport and song? Ask where its Grade 8 went. Ours ends there, so the step to Grade 9, in town or in Bengaluru, deserves a talk two years before.',
  },
  jodhpur: {
    lead: 'Postings end, syllabuses need not: CBSE to Grade 12 on Pal Road.',
    meaning:
      'Jodhpur has the air force, the army, AIIMS, an IIT and the High Court, and with them many families that will not stay. Kendriya Vidyalayas made CBSE familiar; parents who want a place for the younger sister as well look at private schools of the same board. Handicraft and stone families choose it for English and accounts.',
    compare:
      'Bring the order and the last report card along, and see how quickly you get a clear answer on the grade. Compare early hours in the heat, the Sanskrit or third language that your child has had so far, and the combinations in Grade 11. We take enquiries for five more branches across the city in the same form.',
  },
  jabalpur: {
    lead: 'CBSE to Grade 12 near Bhedaghat, with a bed for those who live too far for the bus.',
    meaning:
      'In the districts around Jabalpur good senior classes are few, and families send children to the city after Grade 8 or 10. Under CBSE this change is smooth, and with boarding it needs no flat and no aunt. For the families of ordnance factories, railway and cantonment the board is the one they had before and will have after.',
    compare:
      'Ask a school what its laboratories have for Class 12 and whether pupils do the experiments or watch them. For a boarder add: how large is a dormitory, who is awake at night, what happens on the third day of homesickness? A drive out in the rains tells you the rest.',
  },
  bhopal: {
    lead: 'The state capital’s transfers, the lake city’s calm: CBSE to Grade 12, day or boarding.',
    meaning:
      'Secretariat, BHEL, banks and institutes send parents to Bhopal and away again, and CBSE is how their children keep their footing. Hindi and English stand side by side in it from the first grade. For families from Narmadapuram, Raisen or Betul, a CBSE school with boarding replaces a daily journey that no child should make.',
    compare:
      'Look at continuity: a school that goes to Grade 12 spares a change in the hardest year. Look at the road too, for Hoshangabad Road, Kolar and Ayodhya Bypass are three different mornings. And ask how day pupils and boarders are mixed in class, clubs and teams.',
  },
  ahmednagar: {
    lead: 'A CBSE start in Savedi, from the first class to Grade 8, close to home.',
    meaning:
      'Ahilyanagar, as Ahmednagar is now called, has long had good Marathi-medium and convent schools; CBSE is the younger choice, familiar to families of the armoured corps and to those with work in Pune. In the years to Grade 8 there is no public examination, so the board shows mainly in NCERT’s books and in the way of asking. Marathi is taught as well, by law.',
    compare:
      'For the early years kindness is the measure: stay half an hour and listen to the tone. For Grades 5 to 8 look at science with the hands and at English aloud. Then ask for the bridge: which CBSE and state-board schools take pupils in Grade 9, and when must you apply there?',
  },
  'hubli-dharwad': {
    lead: 'CBSE in Dharwad’s Charantimath Gardens, in a town that takes schooling seriously.',
    meaning:
      'Dharwad judges a school by its teachers and its music before its buildings, and parents there know more than one board from the inside. CBSE appeals to lecturers, bank and railway staff of South Western Railway who may be moved, and to families who want NCERT science early. Kannada keeps its place, and Marathi-speaking children feel at home in Hindi lessons.',
    compare:
      'Sit in on a lesson if you are allowed to, and ask the pupils to explain it afterwards. Between Hubballi and Dharwad, compare the seat on the bus before the seat in class. As our branch ends with Grade 8, ask early which high schools follow the same board and which the state’s.',
  },
} as const satisfies Record<Exclude<CitySlug, 'pali'>, CbseNote>;
