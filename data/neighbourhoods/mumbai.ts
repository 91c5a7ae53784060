import type { Neighbourhood } from './neighbourhoods';

/** Keyed by branch id; see `neighbourhoods.ts` for the fields. */
export const MUMBAI_NEIGHBOURHOODS = {
  36: {
    about:
      'Malad West stretches from its busy station to the fishing villages and mangroves of Marve and Malvani. Orlem keeps its old East Indian cottages and church squares, and Mith Chowki recalls the salt pans that stood here.',
    reach:
      'The Western line stops at Malad, and Metro Line 2A runs along Link Road with stations on the way to Kandivali and Goregaon. From Marve Road and Chincholi Bunder, BEST buses are frequent in the morning.',
  },
  37: {
    about:
      'Borivali likes to be called the suburb in the lap of nature: the national park on one side, Gorai creek on the other. IC Colony is known for its Christmas lanes, Eksar for its memorial stones, and Chikuwadi for its chikoo trees that were.',
    reach:
      'Borivali is a stop for fast Western line trains and for long-distance ones. Metro Line 2A serves the Link Road side at Eksar and IC Colony; from Gorai and Shimpoli an auto ride is short.',
  },
  38: {
    about:
      'Kurla is one of Mumbai’s great crossing points, old mill town and market in one. Nehru Nagar and Tilak Nagar hold large housing colonies, while Bandra Kurla Complex across the Mithi river brings parents who work in its offices.',
    reach:
      'Central and Harbour lines meet at Kurla, so children can come by train from Chunabhatti, Vidyavihar or Chembur. The Santacruz–Chembur Link Road passes overhead; autos queue on the west side from early morning.',
  },
  39: {
    about:
      'Vikhroli East is known for Kannamwar Nagar and Tagore Nagar, wide colonies with play grounds between the buildings, and for the mangroves kept green along Thane Creek. The Eastern Express Highway divides it from the salt flats.',
    reach:
      'Slow Central line trains stop at Vikhroli, and the Eastern Express Highway gives a direct run from Ghatkopar East or Kanjurmarg. Families from Powai and Parksite cross by the station bridge or the link road.',
  },
  40: {
    about:
      'Mulund was laid out in the 1920s on a grid that still makes it easy to find one’s way. Hills of the national park rise behind Mulund Colony, and the Gujarati, Marathi and Tamil families who settled here have given it famous snack lanes.',
    reach:
      'It is the last suburb before Thane, with fast and slow Central line trains at Mulund and slow ones at Nahur. LBS Marg links it with Bhandup; from Wagle Estate and Kopri it is one bus across the city border at Teen Hath Naka.',
  },
  41: {
    about:
      'Thane is called the city of lakes, and Upvan below the Yeoor hills is the prettiest of them. Around Majiwada and Kapurbawdi new townships stand where factories were; Naupada and Vartak Nagar are the settled older parts.',
    reach:
      'Ghodbunder Road and the Eastern Express Highway meet at Majiwada, so the branch is easy from Manpada, Kolshet and Balkum. From Thane station take Thane’s own city buses along Pokhran Road.',
  },
  42: {
    about:
      'Kopar Khairane is a planned node of Navi Mumbai, built in numbered sectors with a garden in most of them. Mangroves and the holding ponds along the creek bring flamingos to the western edge in winter.',
    reach:
      'The Trans-Harbour line stops at Kopar Khairane between Ghansoli and Turbhe. Palm Beach Road’s northern end and the Thane–Belapur Road serve drivers from Vashi, Rabale and Airoli.',
  },
  43: {
    about:
      'Nerul’s sectors run from the hills to the creek, with Wonders Park and its small replicas of the world’s wonders in the middle. Seawoods, Juinagar and Sanpada are its neighbours, all planned with cycle-friendly inner roads.',
    reach:
      'Harbour line and Nerul–Uran trains meet at Nerul station. Palm Beach Road is the quick way from Vashi and CBD Belapur; from Shiravane use the underpass below the Sion–Panvel Highway.',
  },
  44: {
    about:
      'Kharghar lies in a bowl of green hills, with waterfalls in the monsoon, a golf course and Central Park, one of the largest city parks in the region. Owe village and the Taloja side keep a touch of the country.',
    reach:
      'The Navi Mumbai metro connects Belapur, Kharghar’s sectors and Pendhar, and the Harbour line has its station near the highway. From Kamothe and Kalamboli the Sion–Panvel Highway crossing is the one to plan for.',
  },
  45: {
    about:
      'Goregaon East sits at the gate of Aarey Colony, where dairies, tribal hamlets and forest survive inside the city. Film City up the hill has made a good part of Hindi cinema; Dindoshi and Pandurang Wadi are where people live.',
    reach:
      'Western and Harbour line trains both reach Goregaon, and the Western Express Highway has the elevated Metro Line 7 above it. From Kurar Village and Malad East the highway service road is enough.',
  },
  46: {
    about:
      'Thakur Village and Samata Nagar made Kandivali East a suburb of large family complexes, with the Sanjay Gandhi National Park as its back garden. Leopards keep to the forest; children here grow up knowing why it matters.',
    reach:
      'Metro Line 7 stops at Poisar and Akurli along the Western Express Highway, and Kandivali station is on the Western line. From Ashok Nagar and Borivali East short feeder buses run in school hours.',
  },
  47: {
    about:
      'Chembur mixes bungalows and gardens with colleges and some of the best south Indian tiffin in Mumbai. Diamond Garden is the address that every rickshaw driver knows; Anushakti Nagar, home of the atomic research families, is just beyond.',
    reach:
      'The Harbour line serves Chembur, Govandi and Tilak Nagar. The Eastern Freeway begins near by; from Sion and Chunabhatti the Sion–Trombay Road is the direct way.',
  },
  48: {
    about:
      'Mira Road grew in one generation from salt fields to a town of housing societies, where families came for a home they could afford. Shanti Nagar’s sectors, Naya Nagar’s markets and the hills of Kashimira give it its three faces.',
    reach:
      'Western line locals stop at Mira Road and Bhayandar. Metro Line 9 follows the main road in from Dahisar; the Western Express Highway is at Kashimira, best for families from Hatkesh.',
  },
  141: {
    about:
      'Dombivli is known across Maharashtra for its love of books, classical music and education. The eastern side, around Ramnagar and Manpada Road, is older; Nandivli and Sonarpada carry its new towers.',
    reach:
      'Fast Central line trains stop at Dombivli, with Thakurli and Kopar as its smaller neighbours. Kalyan–Shilphata Road brings families from Kalyan East and the new townships without entering the market.',
  },
} as const satisfies Record<number, Neighbourhood>;
