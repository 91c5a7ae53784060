import type { Neighbourhood } from './neighbourhoods';

/** Keyed by branch id; see `neighbourhoods.ts` for the fields. */
export const HYDERABAD_AND_CHENNAI_NEIGHBOURHOODS = {
  62: {
    about:
      'Jubilee Hills is built over and around granite boulders more than two billion years old; KBR National Park, with its peacocks, keeps several square kilometres of them wild. Film studios, old bungalows and new cafés stand along its winding roads.',
    reach:
      'The Blue Line has stations at Peddamma Gudi, Jubilee Hills Check Post and Road No 5. From Shaikpet and Film Nagar the road climbs from the south; Madhapur and Hitech City are two to four stops west.',
  },
  63: {
    about:
      'The pre-primary wing lies below Check Post on the Yousufguda side, where Krishna Nagar’s lanes house generations of film technicians. It is the livelier, flatter foot of the hill, handy for parents who work in either direction.',
    reach:
      'The nearest metro stations are Check Post and Yousufguda. By car, come from Srinagar Colony or Banjara Hills along Road No 1 and keep to the service lane for the drop.',
  },
  64: {
    about:
      'Machabollaram lies in the garrison north of Secunderabad, among cantonment trees, churchyards and the bungalows of Bolarum, where the President of India has a southern retreat. Alwal’s lakes and market are next door.',
    reach:
      'Suburban trains stop at Bolarum and Alwal. From Kompally and Suchitra cross the highway at Suchitra; from Trimulgherry and Lothkunta the cantonment road is direct, with short closures for parades.',
  },
  65: {
    about:
      'Sainikpuri was founded for retired officers, and its numbered avenues, low houses and bakery corners have kept that order. Kapra Lake, AS Rao Nagar’s shops and the Moula Ali hill with its shrine are all within a few kilometres.',
    reach:
      'ECIL Cross Roads is the bus hub, ten minutes away, and local trains stop at Neredmet and Moula Ali. From Dammaiguda and Kushaiguda the approach is from the east and never crosses the cantonment.',
  },
  66: {
    about:
      'Bowrampet is on the north-western rim of Hyderabad, where vineyards were and villa communities now are. Bachupally and Pragathi Nagar supply most of the pupils; Dundigal, home of the Air Force Academy, lies to the north.',
    reach:
      'The Outer Ring Road has an exit at Dundigal, and Gandimaisamma Cross Roads joins the Narsapur and Medchal roads. From Nizampet and Mallampet the Bachupally road is the usual way.',
  },
  67: {
    about:
      'Nallagandla and Tellapur are the leafy back of the financial district, beside the large campus of the University of Hyderabad with its rocks and lakes. Young families like its parks and the lake with a walking ring.',
    reach:
      'Lingampally is the terminal of the local train network, and buses fan out from there. From Gachibowli and Kondapur go by the university; from Gopanpally and Chandanagar there is a short inner road.',
  },
  68: {
    about:
      'LB Nagar is the eastern gate of Hyderabad, where highways to Vijayawada and Nagarjuna Sagar set out. Vanasthalipuram and its deer park, Saroornagar’s lake and the bookshops of Dilsukhnagar make up its wider neighbourhood.',
    reach:
      'The Red Line begins at LB Nagar, so even Dilsukhnagar and Kothapet are a few minutes off by train. From Nagole and Mansoorabad the Inner Ring Road leads here; Hastinapuram and Chintalkunta come from the south.',
  },
  69: {
    about:
      'Attapur lies along the Musi, between the old bungalows of Hyderguda and the farm university at Rajendranagar. Mir Alam Tank, with its rare two-hundred-year-old dam of stone arches, and the zoo are close enough for a class outing.',
    reach:
      'The long PVNR Expressway passes above the area; leave it at Attapur or Upperpally. From Tolichowki and Langar Houz cross the river bridge; Mehdipatnam is the nearest big bus station.',
  },
  71: {
    about:
      'Thoraipakkam is the middle stretch of Chennai’s old Mahabalipuram road, lined by software campuses. The Pallikaranai marsh on its west is a Ramsar wetland, where winter brings thousands of birds; the sea at Neelankarai is on the east.',
    reach:
      'Rajiv Gandhi Salai, the OMR, brings buses from Perungudi and Sholinganallur. The Thoraipakkam–Pallavaram radial road serves families from the west; from Kottivakkam come across the canal bridge.',
  },
  72: {
    about:
      'Perumbakkam lies between a broad lake and the marsh, in the fast-growing triangle of Medavakkam and Sholinganallur. Apartments and a large hospital have come up within a decade, yet herons still share the road edge.',
    reach:
      'Buses from Tambaram and Sholinganallur meet at Medavakkam Koot Road. From Semmancheri and Nookampalayam the cross road from OMR is direct; in heavy monsoon weeks ask neighbours which of the two roads is dry.',
  },
  73: {
    about:
      'Velachery was a lake village and is now a southern hub with malls, a science college belt in Taramani and Guindy’s national park a short ride away. Vijaya Nagar and Adambakkam keep the street-corner feel of older Chennai.',
    reach:
      'The elevated MRTS stops here, and the roads around Vijaya Nagar bus stand join Taramani, Madipakkam and Nanganallur. From Guindy the 100 Feet Road is straight.',
  },
  74: {
    about:
      'Porur takes its life from its great lake, one of the sources of Chennai’s water, and from the medical university on its shore. Film studios in Valasaravakkam and offices in Manapakkam make for a mixed and busy neighbourhood.',
    reach:
      'Mount–Poonamallee Road and Arcot Road meet at the Porur junction under a flyover. Iyyappanthangal has a large bus depot; Maduravoyal and the bypass are five minutes north.',
  },
  75: {
    about:
      'Anna Nagar grew on the site of the 1968 world trade fair, and the tower in its park still looks over shaded avenues named by number and letter. Villivakkam and Aminjikarai are its older neighbours, Mogappair its western child.',
    reach:
      'Green Line metro trains stop at Anna Nagar Tower, Anna Nagar East and Thirumangalam. From Koyambedu it is a stop or two by train, or a short ride; from Padi use the flyover by the lake.',
  },
  76: {
    about:
      'Tambaram is the southern gateway of Chennai, with an old air force station, a Christian college in a forest campus and the long-standing sanatorium. Selaiyur and Rajakilpakkam are quiet, leafy and full of teachers’ families.',
    reach:
      'Suburban trains from Beach to Chengalpattu all stop at Tambaram. From Chromepet and Chitlapakkam take GST Road; from Mudichur and Perungalathur come over the western overbridge.',
  },
  77: {
    about:
      'Ambattur joins one of Asia’s older small-industry estates with a calm lake town of retired engineers. Korattur’s lake draws painted storks; Thirumullaivoyal has a temple that Chola kings gave to.',
    reach:
      'The western suburban line serves Ambattur, Korattur and Pattaravakkam. Chennai–Tiruvallur High Road links Padi and Avadi; from Mogappair pass through the industrial estate before the shift change.',
  },
  143: {
    about:
      'Navalur is half-way down the OMR, with backwater and beach at Muttukadu on one side and the Siruseri technology park on the other. A village tank and fields remain between the towers of Egattur and Padur.',
    reach:
      'Every bus for Kelambakkam and Siruseri passes along Rajiv Gandhi Salai. From Thalambur and Kazhipattur the inner road reaches the branch without the OMR; Semmancheri and Sholinganallur lie to the north.',
  },
} as const satisfies Record<number, Neighbourhood>;
