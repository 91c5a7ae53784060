import type { Neighbourhood } from './neighbourhoods';

/** Keyed by branch id; see `neighbourhoods.ts` for the fields. */
export const OTHER_CITY_NEIGHBOURHOODS = {
  79: {
    about:
      'New Town is Kolkata’s planned eastern city, with cycle lanes, museums and Eco Park’s lake of islands. Rajarhat and Baguiati are its older sides, where ponds and para clubs still set the rhythm.',
    reach:
      'The Major Arterial Road, Biswa Bangla Sarani, runs from the airport to Sector V and passes the Action Areas one by one. From Kestopur and Chinar Park cross the canal; the metro along the road is coming in stages.',
  },
  80: {
    about:
      'Garia is the lively southern end of Kolkata, with fish markets, theatre groups and the old course of the Ganga, Adi Ganga, beside the metro. Narendrapur’s mission campus and Patuli’s floating-market lake are close.',
    reach:
      'Kavi Nazrul and Shahid Khudiram are the Blue Line stops; suburban trains serve Garia and Sonarpur. From Naktala and Baghajatin it is one road south; Kamalgazi has the flyover for drivers on the bypass.',
  },
  81: {
    about:
      'Joka is where Diamond Harbour Road leaves the city, beside the lakes of the management institute. Thakurpukur and Barisha, seat of an old zamindar family with a famous Durga Puja, belong to the same southern stretch.',
    reach:
      'Joka is the terminal of the Purple Line, with Thakurpukur, Sakherbazar and Behala as the next stops towards the city. From Pailan and Kabardanga local buses and autos come straight up the road.',
  },
  96: {
    about:
      'Koradi Road goes north from Nagpur’s Mankapur ring to the power-station township and the Jagdamba temple at Koradi. The stadium and sports complex at Mankapur are where many of the city’s school meets are held.',
    reach:
      'Nagpur’s Orange Line runs to Automotive Square on Kamptee Road, east of the branch; from there and from Indora an auto is short. Godhani has a railway halt, and families of Jaripatka and Friends Colony use the ring road.',
  },
  83: {
    about:
      'Sohna Road is a corridor of residential sectors and offices that runs south from Gurgaon towards the Aravalli hills. Badshahpur and Jharsa are its old villages, with wells and havelis behind the new shops.',
    reach:
      'Subhash Chowk is the crossing with the Southern Peripheral side of town; an elevated road now takes through traffic off the surface. From Sectors 47 to 50 the inner sector roads are enough, and many children cycle with a parent.',
  },
  84: {
    about:
      'Sector 57 is among the best-settled parts of new Gurgaon, with parks laid out block by block and the biodiversity slopes of the Aravallis beyond Ghata. Wazirabad and Tigra add their village markets.',
    reach:
      'The Rapid Metro ends at Sector 55-56, on Golf Course Road. From Saraswati Kunj and Sector 52 come up the sector road; cars from Sector 54 should avoid the last ten minutes before the bell.',
  },
  85: {
    about:
      'Sector 84 belongs to the new side of Gurgaon along the Dwarka Expressway’s end, where farms of Sikanderpur Badha and Naurangpur became group housing. Manesar’s factories employ many of the parents.',
    reach:
      'Drivers on the Jaipur highway leave at Kherki Daula, just before the old toll plaza; Sectors 81 to 85 are joined by a grid of 60-metre roads. School transport is the practical choice, since city buses are still few.',
  },
  86: {
    about:
      'Palam Vihar is an older garden colony on the Delhi border, planned with a park for nearly every street. Carterpuri next door was renamed for the American president who visited in 1978.',
    reach:
      'Bijwasan station is on the Delhi–Rewari line, and the border with Dwarka lies a few kilometres north. From Sectors 22 and 23 it is a level ride; from Bajghera come by the expressway’s service road.',
  },
  91: {
    about:
      'Dwarka is a sub-city of Delhi planned in sectors, with district parks, group-housing societies and a sports complex. Palam, after which the old airport was named, and Matiala are villages that the sectors grew around.',
    reach:
      'The Blue Line stops at Sector 12 and at most of the sectors on either side of it. From Uttam Nagar and Nawada it is a few stations; from Dabri and Sadh Nagar cross the railway by the Palam flyover.',
  },
  92: {
    about:
      'Beed Bypass curves along the south of Chhatrapati Sambhajinagar, below the Satara hills with their Khandoba temple. Garkheda and Ulkanagari have the city’s stadium, colleges and old gardens.',
    reach:
      'The railway station is a short drive from the western end, and city buses run the length of the bypass from Deolai. From Jawahar Colony and Pundlik Nagar come south; the service lanes are safest for two-wheelers.',
  },
  113: {
    about:
      'The campus lies at Rai in Sonipat district, in an education city where several universities have opened among the wheat fields. Motilal Nehru School of Sports is a neighbour, and winters here bring proper fog and mustard in flower.',
    reach:
      'National Highway 44 from Delhi passes at Bahalgarh and Kundli; the drive from north Delhi is under an hour outside the rush. Boarders’ families often come by train to Sonipat and drive the last stretch.',
  },
  114: {
    about:
      'Sonipat is a town of great age, named in the Mahabharata as one of the five villages the Pandavas asked for. Model Town and Sectors 12 to 15 are its settled residential quarters; Atlas Road recalls the cycle works that made it known.',
    reach:
      'Sonipat Junction has frequent trains to Delhi and Panipat. Murthal Road leads out to the highway and its famous dhabas; from Kalupur and Subhash Chowk the school is inside the town, no highway needed.',
  },
  107: {
    about:
      'Nevta is a village south-west of Jaipur whose reservoir draws flamingos and pelicans in winter, as well as birdwatchers. New colleges and townships around Mahapura have made it part of the city’s growing edge.',
    reach:
      'From Ajmer Road turn south at Bhankrota or Mahapura; from the Sanganer side come by Muhana and its large vegetable market. Roads are wide and open, and the school bus covers the longer distances.',
  },
  88: {
    about:
      'Nipania and Mahalaxmi Nagar are the new north-east of Indore, the city that has topped India’s cleanliness survey year after year. Offices, hospitals and a long new park have followed the families who moved out from the old bazaars.',
    reach:
      'Dewas Naka and AB Road are on the west; the ring road joins Vijay Nagar, Sukhliya and Scheme 114. From Lasudia Mori and Talawali Chanda the approach is short and without a railway crossing.',
  },
  89: {
    about:
      'Rajendra Nagar is an older township on Indore’s south side, planned with gardens, on the road to Rau and Mhow. Sudama Nagar and Dwarkapuri are close-knit colonies where festivals spill onto the streets.',
    reach:
      'The station at Rajendra Nagar is on the Indore–Mhow line. From Annapurna Road and Kesar Bagh Road use the railway overbridge; from Bijalpur and Tejpur Gadbadi the ring road is the quicker line.',
  },
  94: {
    about:
      'On the Delhi side of Rohtak lies Tilyar, a lake with a small zoo that every child in the district has visited. Asthal Bohar is known for its ancient Nath monastery; Model Town and the Sectors are the residential heart.',
    reach:
      'The branch is on Delhi Road, with Sheela Bypass and the by-pass crossing near by. From Kheri Sadh and Garhi Bohar the highway service lane is direct; Rohtak Junction is a short ride into town.',
  },
  95: {
    about:
      'Tumkur, written Tumakuru today, is a town of coconut groves and rocky hills. Siddaganga Math at Kyathsandra has long fed and taught children who would else have had no school, and everybody in town knows the way there.',
    reach:
      'Batawadi is where the Bengaluru highway enters the town; trains stop at Tumakuru and Kyathsandra. From SS Puram and Ashok Nagar come down BH Road; from Maralur and Shettihalli the ring road is best.',
  },
  101: {
    about:
      'Pal Road is the broad residential west of Jodhpur, far enough from the walled blue city to have gardens. Ashok Udyan is its big park; Shastri Nagar and the two housing boards are home to doctors, teachers and army families.',
    reach:
      'City buses run from the railway station through Shastri Nagar to Pal village. From Chopasni Housing Board and Nandanwan it is a few minutes; in May, morning timings keep the children out of the desert sun.',
  },
  98: {
    about:
      'At Bhedaghat the Narmada drops over Dhuandhar, the smoke cascade, and then glides between cliffs of white marble. Our campus is on the road from Jabalpur to the falls, with Garha’s Gond-era hill fort of Madan Mahal on the way.',
    reach:
      'Madan Mahal is the nearer of the city’s main railway stations, and Bhedaghat has a small one. From Dhanwantri Nagar and Andhmukh take the bypass west; boarders’ families can also use Dumna airport on the far side of town.',
  },
  97: {
    about:
      'Hoshangabad Road, now Narmadapuram Road, leads south-east out of Bhopal through Misrod, past new colonies, old villages and wooded rises. Away from the lakes and bazaars of the old city, nights here are quieter and darker.',
    reach:
      'Misrod has a railway halt; Rani Kamlapati, Bhopal’s modern station, is about a quarter of an hour away. From Katara Hills and Bagmugalia cross by the bypass; from Arera Colony and Saket Nagar the road leads straight here.',
  },
  93: {
    about:
      'Ahmednagar, renamed Ahilyanagar, was the seat of the Nizam Shahi sultans, and the small palace of Bhistbag with its garden pool is in Savedi itself. Professor Colony and Gulmohar Road have the calm of a college town.',
    reach:
      'Savedi lies on the Manmad road, north of the old Delhi Gate. From Bolhegaon and Nagapur, with its industrial estate, come down the highway; from Balikashram Road and Tapovan Road the inner streets suffice.',
  },
  112: {
    about:
      'Dharwad is the gentle half of the twin cities: a university on a hill, poets, Hindustani musicians and the pedha that carries its name. Kolikeri Lake and the lanes of Malmaddi and Saptapur set the tone of this neighbourhood.',
    reach:
      'Rapid buses connect Hubballi and Dharwad along their own corridor, and Dharwad’s railway station is near Malmaddi. From Kelgeri and Kalyan Nagar the road comes past the lake; from Vidyagiri and Toll Naka use the old highway.',
  },
} as const satisfies Record<number, Neighbourhood>;
