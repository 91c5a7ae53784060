import type { CitySlug } from '@/data/cities';

/** Three short texts about a city, for its branch page and its admission page. */
export type CityNote = {
  /** What the city is to its families. */
  intro: string;
  /** What parents there usually weigh when they choose a school. */
  families: string;
  /** Getting a child to school there. */
  travel: string;
};

/** Cities with pages of their own. For prerendering. */
export const CITY_NOTES = {
  bangalore: {
    intro:
      'More of our branches stand in Bangalore than in any other city, from the old layouts of Vijayanagar and Rajajinagar to the new towers of Panathur and Sarjapur Road.',
    families:
      'Many parents here moved for work and may move again, so they ask whether a child can change branch without losing a year. Within the same board that is simple, and each branch card names its board.',
    travel:
      'In this city the distance that counts is minutes at eight in the morning. Look first at the branches on your own side of the Outer Ring Road, then at those beside a Purple, Green or Yellow Line station.',
  },
  mumbai: {
    intro:
      'Our Mumbai branches follow the railway: along the Western line from Goregaon to Mira Road, along the Central line from Kurla to Dombivli, and across the harbour in Navi Mumbai.',
    families:
      'Homes are small and days are long, so parents look for a safe campus with open space, and for timings that fit a train. Most of our branches here begin at Nursery and carry a child through Grade 10.',
    travel:
      'Pick the branch on your own line if you can, since changing trains with a small child is hard. In the monsoon a school on the same side of the tracks is worth more than one that is nearer on the map.',
  },
  pune: {
    intro:
      'Pune has been a city of teachers for two hundred years. Our branches ring it from Nigdi and Talegaon in the north-west to Manjri and Undri in the south-east.',
    families:
      'Families ask about Marathi, about sport and about what happens after Grade 10. Marathi is taught in Maharashtra’s schools by law, and Nigdi carries on to Grade 12.',
    travel:
      'The two belts of offices, Hinjawadi and Kharadi, pull traffic in opposite directions. A branch on the home side of your office makes the morning shorter for both of you.',
  },
  kolkata: {
    intro:
      'Three branches serve Kolkata: New Town in the planned east, Garia and Joka in the old and leafy south.',
    families:
      'ICSE has deep roots in this city, and two of our three branches follow it; New Town offers CBSE. Bengali, music and drawing matter as much at home as marks do, and parents want a school that agrees.',
    travel:
      'Joka has a metro station of its own name, and Garia has Kavi Nazrul. New Town depends on buses along Biswa Bangla Sarani, so a seat in the school bus is worth asking about early.',
  },
  chennai: {
    intro:
      'Chennai’s branches lie along the technology corridor of the south, around the lakes of the west, and in Anna Nagar, one of its best-planned suburbs.',
    families:
      'Parents expect firm basics in mathematics, Tamil as a language to be proud of, and honest reports. Thoraipakkam takes pupils up to Grade 12; the others hand over to it or to a school of your choice.',
    travel:
      'Suburban trains serve Tambaram and Ambattur, the MRTS serves Velachery, and the Green Line passes Anna Nagar. On the OMR the bus is the backbone. Keep a rain plan for November.',
  },
  nagpur: {
    intro:
      'Nagpur, the orange city at the centre of the country, has one branch, on Koradi Road in the north.',
    families:
      'With government offices, railways and coal companies all here, transfers are common. Parents value a CBSE school that a child can join mid-way and leave without loss.',
    travel:
      'The ring road joins most of the city to Mankapur within half an hour. Summers are fierce, so ask how long the ride in the school bus takes in April.',
  },
  gurgaon: {
    intro:
      'Gurgaon, or Gurugram, has four branches: two in the settled sectors around Sohna Road and Golf Course Road, one in the old garden colony of Palam Vihar and one in the new sectors towards Manesar.',
    families:
      'Both parents often work, so day-care hours, safe transport and quick messages count. All four branches follow CBSE and take children from Pre-Nursery.',
    travel:
      'The highway divides the city. Palam Vihar suits families on the Delhi side and Sector 84 those beyond Kherki Daula, while Sohna Road and Sector 57 lie between.',
  },
  delhi: {
    intro:
      'In the capital our branch is in Dwarka, the planned sub-city of the south-west, and it teaches from Nursery to Grade 12.',
    families:
      'Nursery admission in Delhi follows the dates that the Directorate of Education publishes, and points for distance are common across the city. Delhi counts ages on 31 March, so ask about a birthday in April or May. Keep proof of address and the birth certificate ready by November.',
    travel:
      'The Blue Line stops in Sector 12. From Palam, Uttam Nagar and Bindapur most children come by van or bus in under half an hour.',
  },
  'aurangabad-chh-sambhaji-nagar': {
    intro:
      'Chhatrapati Sambhajinagar, long known as Aurangabad, is the gateway to Ajanta and Ellora. Our branch is on Beed Bypass in the south of the city.',
    families:
      'Doctors, lecturers and engineers from the Waluj and Shendra estates are among the parents here. They ask for English that is spoken and not only written.',
    travel:
      'The bypass spares families the old gates and their narrow arches. Two-wheelers are the usual transport, and helmets are expected on children too.',
  },
  sonipat: {
    intro:
      'Delhi NCR here means Sonipat, half an hour north of the capital’s border: a residential campus at Rai and a day school in the town.',
    families:
      'Some families want the discipline and fresh air of boarding within reach of Delhi; others live in town and want a full school to Grade 12. The two campuses serve the one and the other.',
    travel:
      'Highway 44 and frequent trains on the Ambala line make weekends at home easy. In fog, from mid-December to mid-January, start late and drive slowly.',
  },
  hyderabad: {
    intro:
      'Hyderabad’s branches reach from the granite hills of Jubilee Hills to the garrison towns of the north and the riverside of Attapur.',
    families:
      'Telugu is taught in all schools of Telangana, Urdu and Hindi are heard in every playground, and parents look for a school at ease with all of them. Jubilee Hills follows ICSE, with a pre-primary wing of its own; the others follow CBSE.',
    travel:
      'Red and Blue Line metro stations serve LB Nagar and Jubilee Hills. For Bowrampet and Nallagandla the Outer Ring Road is quick, but only if you live near an exit.',
  },
  jaipur: {
    intro:
      'In Jaipur our site presents the Nevta campus, in open country south-west of the pink city, from Nursery to Grade 12.',
    families:
      'Joint families are common, and grandparents come to see the school as well: they are welcome. Parents ask about Hindi and values alongside science laboratories.',
    travel:
      'Buses come in from Ajmer Road and from the Sanganer side. Ask for the stop nearest to your home before you decide; the ring road has shortened many of the routes.',
  },
  indore: {
    intro:
      'Indore, which has topped the national survey of clean cities for years, has two branches: Nipania in the new north-east and Rajendra Nagar in the settled south.',
    families:
      'It is a trading city with an eye for value, and a growing city of institutes. Parents compare carefully; Nipania teaches to Grade 12, Rajendra Nagar to Grade 9.',
    travel:
      'AB Road and the ring road make both branches easy to place: choose by which side of Palasia you live on.',
  },
  rohtak: {
    intro:
      'Rohtak, university town and wrestling heartland of Haryana, has one branch, on Delhi Road near Tilyar Lake.',
    families:
      'Sport is taken seriously in every home, for girls as much as for boys, and so are medicine and the services. Parents want marks and a playing field.',
    travel:
      'From the Sectors and Model Town it is a short ride; from villages along the highway the school bus runs early, and winter fog can delay it.',
  },
  tumkur: {
    intro:
      'Tumkur, Tumakuru on the new signboards, has one branch, in Batawadi at the Bengaluru end of the town.',
    families:
      'Many families farm coconut or areca and want a school that opens the wider world without sending the child away. Kannada is at home here beside English.',
    travel:
      'Most pupils live within five kilometres. For those from Kyathsandra the highway service road is the safe side.',
  },
  jodhpur: {
    intro:
      'In Jodhpur our site presents the Pal Road campus in the garden suburbs west of the blue city, from Nursery to Grade 12.',
    families:
      'Army, air force, railway and medical families meet handicraft exporters at the gate. Transfers are part of life, and a CBSE school to Grade 12 keeps a child’s path whole.',
    travel:
      'School begins early in the hot months. From the housing boards and Shastri Nagar the way is short; from the old city allow for the crossing at Bombay Motors circle.',
  },
  jabalpur: {
    intro:
      'In Jabalpur our campus stands on the road to Bhedaghat, where the Narmada falls through marble. It takes boarders as well as day pupils.',
    families:
      'Ordnance factories, the High Court and the army give the city families from everywhere. For districts around with few senior schools, boarding from here to Grade 12 is the reason to come.',
    travel:
      'The railway junction has trains to all parts of the country. Day pupils come from Garha, Madan Mahal and Dhanwantri Nagar by bus.',
  },
  bhopal: {
    intro:
      'Bhopal, city of lakes, has one campus, on Hoshangabad Road in the south-east, with boarding beside the day school.',
    families:
      'Government families ask for continuity to Grade 12; families from Narmadapuram, Betul and beyond ask for a hostel that is homely. Both are served on one campus.',
    travel:
      'Metro works follow a part of the same axis, so plan for diversions. Rani Kamlapati is the railway station to use.',
  },
  ahmednagar: {
    intro:
      'Ahmednagar, now officially Ahilyanagar, has one branch, in the Savedi suburb, from Pre-Nursery to Grade 8.',
    families:
      'The city has an old tradition of mission schools and the army’s armoured corps school. Parents want warmth in the early years and a firm hand-over to secondary school.',
    travel:
      'Most of the town lies within a quarter of an hour. The Manmad highway carries heavy lorries, so children should be dropped from the service lane.',
  },
  'hubli-dharwad': {
    intro:
      'The twin cities share one branch of ours, at Charantimath Gardens in Dharwad, the half that lives by learning and music.',
    families:
      'Lecturers, judges of the High Court bench and farming families of the district choose it for the early and middle years. Kannada, Marathi and English mix easily in its playground.',
    travel:
      'Rapid buses run from Hubballi to Dharwad all day on a corridor of their own; the branch is a short auto ride from the Dharwad end.',
  },
} satisfies Record<Exclude<CitySlug, 'pali'>, CityNote>;
