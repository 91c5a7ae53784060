import type { BRANCHES } from '@/data/branches';
import type { Neighbourhood } from '@/data/neighbourhoods/neighbourhoods';

type QuietBranchId = Extract<(typeof BRANCHES)[number], { listing: 'form' }>['id'];

/** The surroundings of the branches that have no page of their own besides their campaign. */
export const QUIET_NEIGHBOURHOODS = {
  32: {
    about:
      'HBR Layout and Kalyan Nagar were planned in numbered blocks, with wide cross streets, bakeries at the corners and old trees that the builders left standing. Nagavara Lake, restored with a walking path, is the open space for all of them.',
    reach:
      'The Outer Ring Road passes on the north; from Hennur and Kammanahalli the way leads through inner streets without it. From Lingarajapuram the railway line lies in between, so leave a few minutes earlier, above all when it rains.',
  },
  33: {
    about:
      'Bommanahalli grew up along Hosur Road between garment workshops and, later, software offices. Hongasandra and Garvebhavi Palya behind it are dense and neighbourly; HSR Layout on the other side has broad sectors and parks.',
    reach:
      'The Yellow Line of the metro runs above Hosur Road, with stops at Bommanahalli, Hongasandra and Kudlu Gate. From Begur and Bilekahalli come by the inner roads, since the junction under the flyover is slow in the morning.',
  },
  34: {
    about:
      'Chikkabanavara is a railway village that the city has reached, with its own lake and several engineering colleges. Sites in Bagalagunte, Mallasandra and Shettihalli are where many families built their first house.',
    reach:
      'Trains on the Tumakuru line stop at the station. From Dasarahalli use the underpass at Bagalagunte; from Abbigere and Soladevanahalli, Hesaraghatta Main Road is direct and usually moves.',
  },
  108: {
    about:
      'Vaishali Nagar is the settled west of Jaipur: houses with gardens, a shopping street for every need, and evening crowds around Amrapali Circle. Chitrakoot has a stadium, and Khatipura keeps the open ground of the army.',
    reach:
      'Queens Road and Gandhi Path bring you from the centre. Families on Sirsi Road and in Panchyawala drive against the traffic in the morning; from Nirman Nagar the crossing at 200 Feet Bypass takes longest.',
  },
  109: {
    about:
      'Mansarovar was laid out by the housing board as one of the largest planned colonies in the country, sector by sector, with a park in each. Shipra Path and Patrakar Colony are its newer streets, full of young families.',
    reach:
      'The Pink Line begins at Mansarovar metro station and passes Sodala on its way to the old city. From Gopalpura and Durgapura the bypass is near; New Sanganer Road has buses all day.',
  },
  110: {
    about:
      'Jagatpura in the south-east of Jaipur has colleges, a railway station and wide Mahal Road, which fills with walkers at dusk. The Jhalana hills behind Malviya Nagar shelter leopards, seen by patient visitors on the forest’s own tracks.',
    reach:
      'Local trains stop at Getor Jagatpura. From Pratap Nagar and Ramnagariya the roads are straight and recent; from Malviya Nagar cross by the railway bridge before the colleges open.',
  },
  102: {
    about:
      'Ratanada lies below Umaid Bhawan, the last great palace built in Jodhpur, among bungalows, the air force area and clubs with lawns. Sardarpura’s lettered roads, a short way west, are the town’s most walkable quarter.',
    reach:
      'Bhagat Ki Kothi and Raika Bagh are the railway stations on either side. Panch Batti Circle is where most routes meet, so come by Residency Road if you live on that side.',
  },
  103: {
    about:
      'Banar Road leads east out of Jodhpur past the cantonment into open country. Saran Nagar and BJS Colony are homes of soldiers, serving and retired, who expect a bell to ring on time.',
    reach:
      'Banar has a halt on the line to Jaipur. From Nandri and Digari the road is straight; from Raika Bagh the cantonment lies in between, with broad and quiet avenues.',
  },
  104: {
    about:
      'Mandore was the capital of Marwar before Jodhpur was built; its garden of temples and cenotaphs is the city’s favourite picnic. Mahamandir and Paota, on the way into town, have lanes of old houses and busy markets.',
    reach:
      'City buses run along Mandore Road from Paota all day. From Nagori Gate and Magra Punjla it is a few minutes; from Lal Sagar the lake road avoids the market.',
  },
  105: {
    about:
      'Chopasni Housing Board spreads in sectors towards Kaylana Lake, from which the city has drawn its water for more than a century. Kamla Nehru Nagar and Pratap Nagar next to it are quarters of teachers, clerks and doctors.',
    reach:
      'Chopasni Road is the trunk, with buses from the railway station through Shastri Nagar. From Soorsagar and Masuria allow a few minutes more; from Nandanwan an older child can cycle.',
  },
  106: {
    about:
      'Kudi Bhagtasni is the big housing board colony of the south, built for the workshops of Basni, whose furniture and steel travel all over the world. The new building of the Rajasthan High Court at Jhalamand has brought lawyers’ families.',
    reach:
      'The Pali highway and the road through Basni are the two ways in. From Sangariya and Vivek Vihar the bypass is quicker; from Saraswati Nagar and Madhuban it is a level ride by bicycle.',
  },
  111: {
    about:
      'Pali, on the Bandi river, is known for its cloth: generations have dyed, printed and traded it here. Veer Durgadas Nagar is a residential quarter away from the process houses, within reach of Lakhotia Garden and its lake.',
    reach:
      'Mandia Road and Ramdev Road join the colonies to the centre at Surajpole. From Naya Gaon and Punayata, children come by van or with a parent on the way to the mills.',
  },
} as const satisfies Record<QuietBranchId, Neighbourhood>;
