import type { Neighbourhood } from './neighbourhoods';

/** Keyed by branch id; see `neighbourhoods.ts` for the fields. */
export const BANGALORE_NEIGHBOURHOODS = {
  3: {
    about:
      'BTM takes its name from the three villages it grew out of: Byrasandra, Tavarekere and Madiwala. Today it is a place of tree-lined cross roads, rented flats for young families and the lake at Madiwala, where children can watch pelicans in the cooler months.',
    reach:
      'The Outer Ring Road runs along the southern edge and Hosur Road along the east, so buses from Silk Board and Jayanagar pass close by. Mornings around the Silk Board junction are slow; families from Koramangala often prefer the inner roads through Tavarekere.',
  },
  4: {
    about:
      'The little ones have a wing of their own in the quieter, western half of BTM Layout, towards NS Palya and Gurappanapalya. Streets here are narrow and full of small shops, which suits a wing where most children arrive on foot, on a scooter or in a short van ride.',
    reach:
      'Bannerghatta Road is the nearest main road on the west, and 16th Main links the wing with the rest of BTM. Parents from Jayanagar come over the Tilak Nagar side; parking is scarce, so a drop at the corner and a short walk works best.',
  },
  5: {
    about:
      'Sahakar Nagar began as a layout of co-operative housing and has kept its wide roads, corner parks and morning walkers. Hebbal and its lake lie to the south, the agricultural university campus close by, and newer apartments stretch towards Jakkur and Thindlu.',
    reach:
      'The Bellary Road flyover and the service road beneath it bring families from Hebbal and Byatarayanapura; Kodigehalli has a suburban railway halt. From Vidyaranyapura the way is across the railway line, which is worth a trial run at school time.',
  },
  6: {
    about:
      'This pre-primary wing stands on the side of Sahakar Nagar that looks to Amruthahalli, with its lake and its rows of family houses. It is a gentle neighbourhood for a first school: short distances, a park never far off, and grandparents who walk.',
    reach:
      'From Jakkur and Byatarayanapura take the service road of Bellary Road and turn in at Amruthahalli; from Thindlu and Kodigehalli the inner layout roads are enough. Being close to the main branch helps when an older brother or sister is dropped at the same time.',
  },
  8: {
    about:
      'Jalahalli is known for its public-sector townships, its air force stations and long avenues of old rain trees. Workshops and homes sit side by side here, from the industrial streets of Peenya to the settled lanes of Mathikere and Gangamma Circle.',
    reach:
      'The Green Line of the metro stops at Jalahalli and again at Peenya and Dasarahalli, all on Tumkur Road. Drivers from Vidyaranyapura and Abbigere come in from the north through MS Palya and do not need to touch the highway.',
  },
  10: {
    about:
      'Vijayanagar is one of west Bangalore’s older planned layouts, with markets that open early, a large public library and temples in nearly every block. Hosahalli, Hampi Nagar and RPC Layout are within an easy walk for an older child with a companion.',
    reach:
      'Purple Line trains stop at Hosahalli, Vijayanagar and Attiguppe, one after another. By road, Chord Road connects the branch with Rajajinagar in the north and Bapuji Nagar and Mysore Road in the south.',
  },
  11: {
    about:
      'The pre-primary wing keeps close to Maruthi Mandir, the temple that gives this corner of Vijayanagar its bearings. Moodalapalya and Chandra Layout lie just beyond, and most families who choose the wing live within two or three kilometres.',
    reach:
      'Buses towards Chandra Layout stop near the temple, and Attiguppe metro station is the handiest for parents who go on to work by train. The lanes are one-way in places, so ask the branch for the drop-off side before the first day.',
  },
  12: {
    about:
      'People call this area Nagarbhavi after the circle at its heart, though the layout itself is Annapoorneshwari Nagar. The green university campus of Jnanabharathi and the law school keep the air fresh, and Srigandhada Kaval has sandalwood in its very name.',
    reach:
      'The Outer Ring Road passes through, linking Sumanahalli in the north with Nayandahalli in the south. From Ullal and Herohalli the local roads lead straight to Nagarbhavi Circle without a highway crossing.',
  },
  13: {
    about:
      'Where Mysore Road leaves the city, homes in Deepanjali Nagar and Girinagar meet the larger layouts of Rajarajeshwari Nagar. The Vrishabhavathi valley and old factory grounds have given way to flats, schools and a busy metro line.',
    reach:
      'Nayandahalli station on the Purple Line is also where the Outer Ring Road meets Mysore Road, so buses come from three directions. Families in Pattanagere can ride the train in a few minutes and avoid the road altogether.',
  },
  14: {
    about:
      'Rajajinagar was planned in the years after independence and named after C. Rajagopalachari. It has grand old cinemas, silk and sari shops, and in Malleshwaram next door a market street that many Bangaloreans think of as the heart of the old city.',
    reach:
      'Rajajinagar metro station stands on the Green Line above West of Chord Road. From Basaveshwaranagar and Shivanagar come along the inner mains; from Srirampura and Prakash Nagar the next station, or a short auto ride, will do.',
  },
  15: {
    about:
      'Mahalakshmi Layout climbs a hill crowned by a tall Hanuman carved from a single rock, and its steep little roads surprise newcomers. Kurubarahalli, Nandini Layout and Kamala Nagar surround it with homes of every size.',
    reach:
      'The Green Line stops at Mahalakshmi, and Yeshwanthpur railway junction is the next landmark to the north. From Laggere and Goraguntepalya take the ring road and come in from the north-west to avoid the climb.',
  },
  16: {
    about:
      'Along Magadi Road the city thins out from the workshops of Kamakshipalya to the newer homes of Byadarahalli and Anjana Nagar. Many families here run their own small business, and mornings start early.',
    reach:
      'Sumanahalli Junction is where the Outer Ring Road crosses Magadi Road on a flyover; buses in all four directions stop beneath it. From Hegganahalli and Andrahalli the approach is from the north, through Sunkadakatte.',
  },
  17: {
    about:
      'Sarjapur Road is young Bangalore: apartment towers, technology offices and weekend walks around Kaikondrahalli Lake, which residents helped to bring back to life. Kasavanahalli and Haralur add quieter layouts just off the main road.',
    reach:
      'Iblur, where the Outer Ring Road meets Sarjapur Road, is the gateway from HSR Layout and Bellandur. Carmelaram has a railway station on the Hosur line; by car, the ten minutes before school are the slowest of the day, and the bus is worth considering.',
  },
  18: {
    about:
      'Between Hosur Road and Sarjapur Road, Haralur Road has turned from orchards into a row of family apartments within a few years. Haralur Lake and the green edge of Somasundarapalya give children somewhere to look for kingfishers.',
    reach:
      'From HSR Layout come through Parangipalya or Somasundarapalya; from Hosur Road turn in at Kudlu Gate. The two ends of the road fill up in the office hour, while the middle stays calm, so ask which gate suits your side.',
  },
  19: {
    about:
      'Panathur lies between the technology parks of Kadubeesanahalli and the old village of Varthur with its great lake. Farm plots, new towers and a railway line share the landscape, and a good number of families moved here to be near work.',
    reach:
      'Bellandur Road railway station is within the area, and the Outer Ring Road lies to the west at Kadubeesanahalli and Devarabeesanahalli. The railway underbridge at Panathur is narrow; families from Balagere and Gunjur arrive without crossing it.',
  },
  20: {
    about:
      'Kadugodi is the old town beside Whitefield, with a market, a tree park and the railway that brought settlers here in the nineteenth century. Belathur, Seegehalli and Kannamangala are the growing edges where many of its pupils live.',
    reach:
      'Whitefield (Kadugodi) is the last stop of the Purple Line, next to the railway station for trains towards Bangarapet. From Hope Farm Junction and Immadihalli it is a short drive; Hoodi is farther along the same metro line.',
  },
  21: {
    about:
      'CV Raman Nagar is named after the physicist who won the Nobel Prize in 1930, and defence laboratories still make up much of it. Kaggadasapura Lake, the army’s green compounds and the lanes of Malleshpalya keep it more restful than Indiranagar next door.',
    reach:
      'Byappanahalli on the Purple Line is the nearest metro station for most; Old Madras Road runs along the north. Level crossings have shaped this area, so families from GM Palya and Vibhutipura learn quickly which road stays open.',
  },
  22: {
    about:
      'Horamavu has two lakes, a railway halt and a mix of old village houses and bright new flats. Banaswadi and Kalyan Nagar to the south bring cafés and clinics; Kalkere to the east is still half rural.',
    reach:
      'The Outer Ring Road passes at the Horamavu signal, with Ramamurthy Nagar one way and Hennur the other. The railway crossing inside Horamavu has an underpass; from Babusapalya and Kasturi Nagar you stay on the city side of it.',
  },
  23: {
    about:
      'Hennur Road runs north-east from the ring road towards the airport’s back gate, past Kothanur with its many churches and colleges. The lake at Hennur has been made into a biodiversity park, a favourite for class walks.',
    reach:
      'From Geddalahalli and Narayanapura turn straight onto Hennur Main Road; from Byrathi and Kannur the road from the airport side is usually the lighter one. Buses from Shivajinagar end their run at several points along it.',
  },
  24: {
    about:
      'Yelahanka is older than Bangalore itself: Kempe Gowda’s family ruled from here before the city was founded. The New Town with its wide grid, the air force station and the restored lake give it the feeling of a town within the city.',
    reach:
      'Yelahanka Junction is a real railway station with local trains, and the airport highway passes at Allalasandra and Kogilu Cross. From Attur Layout and Puttenahalli the Doddaballapur road is the direct line.',
  },
  25: {
    about:
      'The seventh phase of JP Nagar spreads south of the ring road around Puttenahalli Lake, cared for by a trust of its neighbours. Flats, small parks and music classes on every street make it a favourite of families with young children.',
    reach:
      'Bannerghatta Road lies to the east at Arekere and Kanakapura Road to the west at Konanakunte Cross, where the Green Line stops. From Kothnur and Gottigere come in from the south, against the office traffic.',
  },
  26: {
    about:
      'Bannerghatta Road leads from the city to the national park, and on the way passes hospitals, offices and the old temple village of Hulimavu with its cave shrine. Akshayanagar and Begur, home of a thousand-year-old inscription that names Bengaluru, lie to the east.',
    reach:
      'The NICE Road junction serves families from Electronic City and Kanakapura Road; buses run the whole length from Jayanagar to Gottigere. Metro work along the road changes the lanes from time to time, so allow ten minutes more in the first week.',
  },
  27: {
    about:
      'Banashankari grew up around its goddess temple and is among the largest layouts in Bangalore. Padmanabhanagar and Kathriguppe keep the calm of old south Bangalore, with libraries, bakeries and music sabhas, while Uttarahalli adds newer homes.',
    reach:
      'The Green Line station stands beside the temple and the bus terminal, so nearly every southern bus stops within walking distance. From Hosakerehalli and Chikkalasandra the ring road is the natural way in.',
  },
  28: {
    about:
      'Electronic City was founded in the late 1970s for the electronics industry and later became a home of software. Around its campuses lie family layouts such as Neeladri Nagar and Doddathogur, and the industrial estates of Bommasandra and Veerasandra.',
    reach:
      'The Yellow Line metro and the elevated expressway both follow Hosur Road, so the trip from Silk Board no longer depends on the signals below. From Hosa Road and Singasandra use the service road; from Hebbagodi come north against the traffic.',
  },
  29: {
    about:
      'South of the city the land rises into the Turahalli Forest, a rocky woodland where rock climbers practise at dawn. The campus shares this open country: cool evenings, clear stars and room for long playing fields, with Kaggalipura and the hills beyond.',
    reach:
      'Kanakapura Road is a straight drive from Banashankari, and the Green Line now runs to Silk Institute near Talaghattapura. Boarders from other towns usually arrive at Bengaluru’s main stations or airport, and day pupils come from Vajarahalli, Anjanapura and Raghuvanahalli.',
  },
  30: {
    about:
      'Krishnarajapuram, KR Puram to everyone, is a railway town that the city has reached. Its cable-stayed bridge is a landmark on the Old Madras Road, its old tanks still hold water, and Mahadevapura next door is full of offices.',
    reach:
      'Long-distance and local trains stop at Krishnarajapuram, and the Purple Line has its own station beside it. Tin Factory is the pinch point; families from TC Palya, Battarahalli and Devasandra reach the branch without passing it.',
  },
  31: {
    about:
      'Kengeri was a town of its own on the old road to Mysore, once known for its silk. The Satellite Town that followed is laid out in calm sectors, and beyond Kommaghatta and Kumbalgodu the fields begin.',
    reach:
      'The Purple Line runs beyond Kengeri to Challaghatta, and suburban trains stop at the old railway station. From Ullal and Nagadevanahalli the Outer Ring Road side is quick; NICE Road has an exit for families from the south.',
  },
} as const satisfies Record<number, Neighbourhood>;
