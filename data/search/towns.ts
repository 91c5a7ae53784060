import type { Position } from '@/data/places/place';

export type Town = { names: readonly [string, ...string[]]; position: Position };

const town = (latitude: number, longitude: number, ...names: [string, ...string[]]): Town => ({
  names,
  position: [latitude, longitude],
});

/**
 * Towns where we have no branch, by every name that is typed, at roughly their middle, from general
 * knowledge and not surveyed. One close to a city of ours leads there; for one far from all of them
 * there is nothing to find but boarding.
 */
export const TOWNS: readonly Town[] = [
  // Around Delhi.
  town(28.535, 77.391, 'Noida'),
  town(28.474, 77.504, 'Greater Noida', 'Noida Extension'),
  town(28.669, 77.454, 'Ghaziabad'),
  town(28.641, 77.371, 'Indirapuram'),
  town(28.408, 77.317, 'Faridabad'),
  town(28.692, 76.924, 'Bahadurgarh'),
  town(28.606, 76.657, 'Jhajjar'),
  town(28.198, 76.619, 'Rewari'),
  town(28.143, 77.325, 'Palwal'),
  town(29.391, 76.977, 'Panipat'),
  town(29.686, 76.99, 'Karnal'),
  town(28.984, 77.706, 'Meerut'),
  town(28.73, 77.776, 'Hapur'),

  // Around the other cities.
  town(12.736, 77.832, 'Hosur'),
  town(22.965, 76.051, 'Dewas'),
  town(23.183, 75.777, 'Ujjain'),
  town(22.873, 88.423, 'Hooghly', 'Chinsurah'),
  town(17.63, 78.09, 'Sangareddy'),

  // The north.
  town(26.847, 80.946, 'Lucknow', 'लखनऊ'),
  town(26.45, 80.332, 'Kanpur', 'कानपुर'),
  town(25.318, 82.974, 'Varanasi', 'Banaras', 'वाराणसी'),
  town(25.436, 81.846, 'Prayagraj', 'Allahabad', 'इलाहाबाद'),
  town(27.177, 78.008, 'Agra'),
  town(27.492, 77.674, 'Mathura'),
  town(27.898, 78.088, 'Aligarh'),
  town(28.367, 79.43, 'Bareilly'),
  town(28.839, 78.777, 'Moradabad'),
  town(26.761, 83.373, 'Gorakhpur'),
  town(25.448, 78.569, 'Jhansi'),
  town(30.316, 78.032, 'Dehradun'),
  town(29.946, 78.164, 'Haridwar'),
  town(30.733, 76.779, 'Chandigarh', 'चंडीगढ़'),
  town(30.704, 76.717, 'Mohali'),
  town(30.694, 76.861, 'Panchkula'),
  town(30.901, 75.857, 'Ludhiana'),
  town(31.634, 74.872, 'Amritsar'),
  town(31.326, 75.576, 'Jalandhar'),
  town(30.34, 76.386, 'Patiala'),
  town(30.378, 76.777, 'Ambala'),
  town(29.153, 75.722, 'Hisar'),
  town(31.105, 77.173, 'Shimla'),
  town(32.726, 74.857, 'Jammu'),
  town(34.084, 74.797, 'Srinagar'),

  // Rajasthan and Gujarat.
  town(26.449, 74.639, 'Ajmer'),
  town(24.585, 73.712, 'Udaipur'),
  town(25.182, 75.839, 'Kota'),
  town(28.022, 73.312, 'Bikaner'),
  town(27.553, 76.634, 'Alwar'),
  town(27.609, 75.14, 'Sikar'),
  town(25.347, 74.64, 'Bhilwara'),
  town(23.023, 72.571, 'Ahmedabad', 'अहमदाबाद'),
  town(23.216, 72.637, 'Gandhinagar'),
  town(21.17, 72.831, 'Surat', 'सूरत'),
  town(22.307, 73.181, 'Vadodara', 'Baroda'),
  town(22.304, 70.802, 'Rajkot'),

  // The middle and the west.
  town(26.218, 78.183, 'Gwalior'),
  town(23.838, 78.738, 'Sagar'),
  town(23.331, 75.037, 'Ratlam'),
  town(21.251, 81.63, 'Raipur'),
  town(22.079, 82.139, 'Bilaspur'),
  town(19.998, 73.79, 'Nashik', 'Nasik', 'नासिक'),
  town(17.66, 75.906, 'Solapur', 'Sholapur'),
  town(16.705, 74.243, 'Kolhapur'),
  town(17.68, 74.018, 'Satara'),
  town(16.853, 74.581, 'Sangli'),
  town(20.937, 77.78, 'Amravati'),
  town(20.7, 77.008, 'Akola'),
  town(21.013, 75.564, 'Jalgaon'),
  town(18.4, 76.56, 'Latur'),
  town(19.138, 77.321, 'Nanded'),
  town(15.491, 73.828, 'Goa', 'Panaji', 'Panjim'),

  // The south.
  town(12.296, 76.639, 'Mysore', 'Mysuru', 'मैसूर'),
  town(12.914, 74.856, 'Mangalore', 'Mangaluru'),
  town(15.85, 74.498, 'Belgaum', 'Belagavi'),
  town(14.465, 75.922, 'Davangere', 'Davanagere'),
  town(13.93, 75.568, 'Shimoga', 'Shivamogga'),
  town(13.34, 74.742, 'Udupi'),
  town(17.33, 76.834, 'Gulbarga', 'Kalaburagi'),
  town(15.139, 76.921, 'Bellary', 'Ballari'),
  town(11.017, 76.956, 'Coimbatore', 'Kovai'),
  town(9.925, 78.12, 'Madurai'),
  town(10.791, 78.705, 'Trichy', 'Tiruchirappalli'),
  town(11.664, 78.146, 'Salem'),
  town(12.917, 79.133, 'Vellore'),
  town(11.941, 79.808, 'Pondicherry', 'Puducherry'),
  town(9.931, 76.267, 'Kochi', 'Cochin', 'Ernakulam'),
  town(8.524, 76.937, 'Trivandrum', 'Thiruvananthapuram'),
  town(11.259, 75.78, 'Calicut', 'Kozhikode'),
  town(10.528, 76.214, 'Thrissur'),
  town(17.687, 83.219, 'Vizag', 'Visakhapatnam'),
  town(16.506, 80.648, 'Vijayawada'),
  town(16.307, 80.437, 'Guntur'),
  town(13.629, 79.419, 'Tirupati'),
  town(14.442, 79.987, 'Nellore'),
  town(17.969, 79.594, 'Warangal'),
  town(18.439, 79.129, 'Karimnagar'),

  // The east.
  town(25.594, 85.138, 'Patna', 'पटना'),
  town(23.344, 85.31, 'Ranchi', 'रांची'),
  town(22.805, 86.203, 'Jamshedpur'),
  town(23.796, 86.43, 'Dhanbad'),
  town(23.669, 86.151, 'Bokaro'),
  town(20.296, 85.825, 'Bhubaneswar'),
  town(20.463, 85.883, 'Cuttack'),
  town(22.26, 84.854, 'Rourkela'),
  town(26.727, 88.395, 'Siliguri'),
  town(23.52, 87.312, 'Durgapur'),
  town(23.673, 86.953, 'Asansol'),
  town(26.145, 91.736, 'Guwahati'),
  town(25.579, 91.893, 'Shillong'),
  town(24.817, 93.937, 'Imphal'),
];
