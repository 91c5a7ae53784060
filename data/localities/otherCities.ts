import type { Localities } from './position';

/** Roughly the middle of each locality, read off public maps: cities with one to four branches. */

export const KOLKATA_LOCALITIES = {
  Baghajatin: [22.483, 88.377],
  Baguiati: [22.614, 88.427],
  Bansdroni: [22.468, 88.36],
  Barisha: [22.483, 88.315],
  Behala: [22.498, 88.31],
  'Chinar Park': [22.623, 88.44],
  Garia: [22.466, 88.39],
  Joka: [22.452, 88.302],
  Kamalgazi: [22.449, 88.391],
  Naktala: [22.473, 88.366],
  Narendrapur: [22.439, 88.397],
  'New Town': [22.585, 88.47],
  Rajarhat: [22.62, 88.455],
  'Salt Lake Sector V': [22.576, 88.434],
  Sonarpur: [22.44, 88.43],
  Thakurpukur: [22.464, 88.312],
} as const satisfies Localities;

export const GURGAON_LOCALITIES = {
  Badshahpur: [28.393, 77.047],
  Jharsa: [28.441, 77.045],
  'Kherki Daula': [28.402, 76.984],
  Manesar: [28.357, 76.938],
  'Palam Vihar': [28.511, 77.033],
  'Sector 23': [28.512, 77.053],
  'Sector 47': [28.425, 77.047],
  'Sector 49': [28.411, 77.049],
  'Sector 50': [28.416, 77.064],
  'Sector 56': [28.424, 77.097],
  'Sector 57': [28.424, 77.078],
  'Sector 84': [28.405, 76.965],
  'Sohna Road': [28.418, 77.041],
} as const satisfies Localities;

export const DELHI_LOCALITIES = {
  Dwarka: [28.592, 77.046],
  Kakrola: [28.61, 77.03],
  Nawada: [28.62, 77.045],
  Palam: [28.59, 77.088],
  'Uttam Nagar': [28.621, 77.059],
} as const satisfies Localities;

export const SONIPAT_LOCALITIES = {
  Bahalgarh: [28.951, 77.087],
  Kundli: [28.875, 77.122],
  'Model Town': [28.99, 77.022],
  'Murthal Road': [28.998, 77.025],
  Rai: [28.932, 77.09],
} as const satisfies Localities;

export const INDORE_LOCALITIES = {
  'Annapurna Road': [22.695, 75.838],
  Bijalpur: [22.665, 75.836],
  'Mahalaxmi Nagar': [22.758, 75.912],
  Nipania: [22.764, 75.92],
  'Rajendra Nagar': [22.672, 75.828],
  Rau: [22.632, 75.812],
  'Sudama Nagar': [22.7, 75.825],
  Sukhliya: [22.76, 75.876],
  'Vijay Nagar': [22.753, 75.894],
} as const satisfies Localities;

export const NAGPUR_LOCALITIES = {
  Godhani: [21.222, 79.062],
  Indora: [21.17, 79.093],
  Jaripatka: [21.184, 79.098],
  Koradi: [21.24, 79.1],
  Mankapur: [21.188, 79.078],
  'Zingabai Takli': [21.19, 79.065],
} as const satisfies Localities;

export const JAIPUR_LOCALITIES = {
  Bhankrota: [26.868, 75.692],
  Mahapura: [26.82, 75.68],
  Muhana: [26.8, 75.73],
  Nevta: [26.8, 75.69],
} as const satisfies Localities;

export const JODHPUR_LOCALITIES = {
  'Chopasni Housing Board': [26.27, 72.985],
  'Kamla Nehru Nagar': [26.285, 73.005],
  'Pal Road': [26.262, 72.985],
  'Shastri Nagar': [26.27, 73.002],
} as const satisfies Localities;

export const ROHTAK_LOCALITIES = {
  'Asthal Bohar': [28.873, 76.645],
  'Delhi Road': [28.883, 76.63],
  'Kheri Sadh': [28.86, 76.685],
  'Model Town': [28.893, 76.6],
} as const satisfies Localities;

export const TUMKUR_LOCALITIES = {
  'Ashok Nagar': [13.335, 77.112],
  Batawadi: [13.333, 77.118],
  Kyathsandra: [13.317, 77.14],
  'SS Puram': [13.34, 77.108],
} as const satisfies Localities;

export const SAMBHAJI_NAGAR_LOCALITIES = {
  Deolai: [19.845, 75.345],
  Garkheda: [19.862, 75.345],
  Osmanpura: [19.867, 75.325],
  'Satara Parisar': [19.848, 75.315],
} as const satisfies Localities;

export const AHMEDNAGAR_LOCALITIES = {
  Bolhegaon: [19.13, 74.712],
  'Delhi Gate': [19.1, 74.735],
  'Professor Colony': [19.112, 74.742],
  Savedi: [19.12, 74.733],
} as const satisfies Localities;

export const JABALPUR_LOCALITIES = {
  Bhedaghat: [23.131, 79.801],
  'Dhanwantri Nagar': [23.15, 79.873],
  Garha: [23.152, 79.897],
  Tilwara: [23.108, 79.877],
} as const satisfies Localities;

export const BHOPAL_LOCALITIES = {
  'Arera Colony': [23.215, 77.435],
  Bagmugalia: [23.19, 77.475],
  'Bawadiya Kalan': [23.185, 77.445],
  'Katara Hills': [23.17, 77.495],
  Misrod: [23.166, 77.475],
  'Saket Nagar': [23.205, 77.465],
} as const satisfies Localities;

export const DHARWAD_LOCALITIES = {
  Kelgeri: [15.455, 74.975],
  Malmaddi: [15.455, 75.002],
  Saptapur: [15.46, 74.995],
  Vidyagiri: [15.44, 75.015],
} as const satisfies Localities;
