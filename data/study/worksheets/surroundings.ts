/** Word banks of the EVS sheets. */

/** No word stands in two families, and none could. */
export const FAMILIES = [
  { name: 'fruit', words: ['mango', 'banana', 'guava', 'apple', 'papaya', 'litchi'] },
  { name: 'birds', words: ['crow', 'parrot', 'peacock', 'sparrow', 'pigeon', 'kingfisher'] },
  { name: 'vehicles', words: ['bus', 'car', 'train', 'scooter', 'bicycle', 'auto-rickshaw'] },
  { name: 'clothes', words: ['shirt', 'saree', 'kurta', 'frock', 'sweater', 'socks'] },
  { name: 'parts of the body', words: ['hand', 'knee', 'elbow', 'shoulder', 'ankle', 'neck'] },
  { name: 'things in a pencil box', words: ['pencil', 'eraser', 'sharpener', 'ruler', 'crayon'] },
  { name: 'musical instruments', words: ['tabla', 'flute', 'sitar', 'drum', 'violin'] },
  { name: 'vegetables', words: ['potato', 'brinjal', 'carrot', 'cabbage', 'spinach', 'radish'] },
  { name: 'insects', words: ['ant', 'bee', 'butterfly', 'mosquito', 'housefly'] },
  { name: 'rooms and parts of a house', words: ['kitchen', 'bathroom', 'bedroom', 'roof', 'door'] },
] as const;

export const SENSES = ['eyes', 'ears', 'nose', 'tongue', 'skin'] as const;

/** What we notice, and the place in `SENSES` of what we notice it with. */
export const SENSE_CLUES = [
  ['a rainbow in the sky', 'eyes'],
  ['the colour of a kite', 'eyes'],
  ['a picture in a book', 'eyes'],
  ['the moon at night', 'eyes'],
  ['a green traffic light', 'eyes'],
  ['the school bell', 'ears'],
  ['thunder', 'ears'],
  ['a song on the radio', 'ears'],
  ['a dog barking', 'ears'],
  ['the beat of a drum', 'ears'],
  ['the scent of jasmine', 'nose'],
  ['the smell of burnt milk', 'nose'],
  ['perfume', 'nose'],
  ['the scent of wet earth after rain', 'nose'],
  ['the scent of an agarbatti', 'nose'],
  ['that sugar is sweet', 'tongue'],
  ['that a lemon is sour', 'tongue'],
  ['that karela is bitter', 'tongue'],
  ['that there is too much salt in the dal', 'tongue'],
  ['that tamarind is sour', 'tongue'],
  ['that ice is cold to touch', 'skin'],
  ['that a blanket is soft', 'skin'],
  ['that sand is rough', 'skin'],
  ['that the sun is warm on the arms', 'skin'],
  ['that a towel is wet', 'skin'],
] as const;

export const ANIMAL_HOMES = [
  ['bird', 'nest'],
  ['bee', 'hive'],
  ['lion', 'den'],
  ['rabbit', 'burrow'],
  ['spider', 'web'],
  ['pet dog', 'kennel'],
  ['horse', 'stable'],
  ['cow', 'shed'],
  ['hen', 'coop'],
  ['ant', 'anthill'],
  ['fish', 'water'],
  ['pig', 'sty'],
  ['bear', 'den'],
  ['weaver bird', 'nest'],
] as const;

export const HELPERS = [
  ['treats us when we are ill', 'doctor'],
  ['grows rice, wheat and vegetables', 'farmer'],
  ['brings letters and parcels', 'postman'],
  ['stitches clothes', 'tailor'],
  ['makes tables and chairs of wood', 'carpenter'],
  ['mends shoes', 'cobbler'],
  ['repairs taps and water pipes', 'plumber'],
  ['repairs wires, fans and lights', 'electrician'],
  ['looks after plants in a park', 'gardener'],
  ['puts out fires', 'firefighter'],
  ['makes pots of clay', 'potter'],
  ['cuts our hair', 'barber'],
  ['bakes bread and biscuits', 'baker'],
  ['flies an aeroplane', 'pilot'],
  ['helps us learn in school', 'teacher'],
  ['looks after patients day and night in a hospital ward', 'nurse'],
] as const;
