import type { Neighbourhood } from './neighbourhoods';

/** Keyed by branch id; see `neighbourhoods.ts` for the fields. */
export const PUNE_NEIGHBOURHOODS = {
  51: {
    about:
      'Nigdi and Pradhikaran are the planned heart of Pimpri-Chinchwad, with broad sectors, old trees and the tall national flag at Bhakti Shakti, where Shivaji and Tukaram stand together in bronze. Many families have worked in its factories for three generations.',
    reach:
      'Akurdi station on the Pune–Lonavala local line is close, and the old Mumbai highway passes Bhakti Shakti Chowk with its rapid bus lanes. From Ravet and Dehu Road the expressway side is quick; Talawade comes in from the east.',
  },
  52: {
    about:
      'Tathawade was fields until the technology park at Hinjawadi changed everything around it. Now Wakad, Punawale and Marunji form one belt of young families, with several colleges between them.',
    reach:
      'Bhumkar Chowk is the turning from the Mumbai–Bengaluru highway towards Hinjawadi, and is best passed before the office crowd. From Thergaon, Kalewadi and Dange Chowk the inner road through Wakad avoids it.',
  },
  53: {
    about:
      'Manjri Budruk still grows grapes and roses between its new housing, on the river plain east of Hadapsar. Magarpatta’s offices and the growing suburb of Fursungi are near, so many parents work within half an hour.',
    reach:
      'Local trains on the Daund line stop at Manjari Budruk. By road, Solapur Road brings you from Hadapsar and Shewalewadi; families from Kharadi and Keshav Nagar use the bridge at Mundhwa.',
  },
  54: {
    about:
      'On the hills south of the cantonment, Undri and Pisoli look over open country, and NIBM Road has become a second centre for this side of Pune. Evenings are breezy here, and often a little cooler than by the river.',
    reach:
      'Undri Chowk joins the roads from Kondhwa, Handewadi and Katraj. From Wanowrie and Mohammadwadi use NIBM Road; from Yewalewadi take the Katraj–Kondhwa bypass and turn at the chowk.',
  },
  55: {
    about:
      'Ambegaon Budruk lies below the Katraj ghat with its lake and snake park, a first trip for many Pune children. Colleges in Narhe and Dhankawadi keep the streets young, and Sinhagad fort is visible on a clear day.',
    reach:
      'The bypass highway runs beside it, with service roads from Dhayari and Jambhulwadi. From Bibwewadi and Balaji Nagar, Satara Road and its bus corridor lead to Katraj, five minutes short of the branch.',
  },
  56: {
    about:
      'Wagholi was a market village on the road to Ahmednagar, with the old Wagheshwar temple and its tank. Towards Kesnand and Awhalwadi wide new housing complexes have grown up beside old fields and quarries.',
    reach:
      'Nagar Road is the spine: buses from Pune station and Kharadi run along it all day. From Lohegaon and Bakori the back road joins near the temple, a relief when the main road is full.',
  },
  57: {
    about:
      'Pimple Saudagar has neat roads, cycle tracks and a long riverside with gardens, many of them made under a smart-city plan. Rahatani and Kaspate Wasti are extensions of the same family belt.',
    reach:
      'Jagtap Dairy Chowk connects Aundh, Wakad and Kalewadi. From Pimple Nilakh and Vishal Nagar it is a short level ride, popular with older pupils on bicycles.',
  },
  58: {
    about:
      'Bavdhan climbs from the science campuses of Pashan to the ridge at Chandani Chowk, with a forest of the defence research colony on one side. It is green, hilly and close to Kothrud without its crowds.',
    reach:
      'The rebuilt Chandani Chowk interchange sorts traffic from Warje, Kothrud and the highway. From Sus and Baner take the Pashan–Sus road; from Bhugaon the Mulshi road comes downhill to the branch.',
  },
  59: {
    about:
      'Talegaon Dabhade is an old seat of the Dabhade chieftains, a town of cool winds, hill stations close at hand and, lately, large factories in Urse and Induri. Families value its clean air and its slower clock.',
    reach:
      'Pune–Lonavala locals stop at Talegaon, and both the expressway and the old highway pass at Somatane Phata. From Vadgaon Maval and Varale it is under a quarter of an hour on most days.',
  },
  142: {
    about:
      'Lohegaon is the village behind Pune’s airport and air force station, and Dhanori and Vishrantwadi are the suburbs that joined it to the city. Planes overhead are part of childhood here, and so is knowing them by their sound.',
    reach:
      'From Viman Nagar and Wadgaon Sheri pass the airport road; from Kalas and Yerawada come through Vishrantwadi and Dhanori. The roads narrow inside the village, so the school van is often quicker than a car.',
  },
} as const satisfies Record<number, Neighbourhood>;
