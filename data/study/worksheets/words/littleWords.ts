/** Words of the youngest: one right answer a line. */

type Bank = readonly (readonly [clue: string, answer: string])[];

/** Which of two is heavier, in life and by far. */
export const HEAVIER = [
  ['an elephant', 'a cat'],
  ['a bus', 'a bicycle'],
  ['a watermelon', 'a grape'],
  ['a brick', 'a feather'],
  ['a table', 'a spoon'],
  ['a cow', 'a hen'],
  ['a bucket of water', 'a cup of tea'],
  ['a school bag full of books', 'a pencil'],
  ['a coconut', 'a leaf'],
  ['a ship', 'a paper boat'],
  ['a pumpkin', 'a tomato'],
  ['a car', 'a football'],
  ['a chair', 'a sock'],
  ['a mango', 'a petal'],
] as const;

export const THIS_THESE = [
  ['___ is a ball.', 'This'],
  ['___ are balls.', 'These'],
  ['___ is my bag.', 'This'],
  ['___ are my shoes.', 'These'],
  ['___ is an egg.', 'This'],
  ['___ are four eggs.', 'These'],
  ['___ is a tall tree.', 'This'],
  ['___ are tall trees.', 'These'],
  ['___ is our cat.', 'This'],
  ['___ are our cats.', 'These'],
  ['___ is a kite.', 'This'],
  ['___ are two kites.', 'These'],
  ['___ is a bus.', 'This'],
  ['___ are red buses.', 'These'],
] as const satisfies Bank;

export const PRONOUNS = [
  ['Ravi is my brother. ___ is six years old.', 'He'],
  ['Meena is my sister. ___ can swim.', 'She'],
  ['The kite is blue. ___ flies high.', 'It'],
  ['The boys are tired. ___ want to sleep.', 'They'],
  ['My mother is a doctor. ___ works in a hospital.', 'She'],
  ['My father cooks well. ___ made dosas today.', 'He'],
  ['The dogs are hungry. ___ bark.', 'They'],
  ['The bus is late. ___ comes at nine.', 'It'],
  ['Asha and Farhan are friends. ___ play chess.', 'They'],
  ['Grandmother is here. ___ tells us stories.', 'She'],
  ['Grandfather is old. ___ walks slowly.', 'He'],
  ['The table is round. ___ stands in the kitchen.', 'It'],
  ['The birds are small. ___ build a nest.', 'They'],
  ['My uncle drives a train. ___ wears a uniform.', 'He'],
] as const satisfies Bank;

/** Sentences of which no other order of words is right. */
export const SENTENCES = [
  'The cat sits on the mat.',
  'I drink milk in the morning.',
  'My brother has a red kite.',
  'We go to school by bus.',
  'The sun is very hot today.',
  'She reads a book to me.',
  'The dog runs after the ball.',
  'They play cricket in the park.',
  'He eats an apple at lunch.',
  'Our house has a green door.',
  'The hen lays an egg.',
  'It rains in July.',
] as const;

export const NAMING_WORDS = [
  ['The dog barks loudly.', 'dog'],
  ['The baby sleeps.', 'baby'],
  ['A bird sings sweetly.', 'bird'],
  ['The bus stops here.', 'bus'],
  ['My shoe is wet.', 'shoe'],
  ['The teacher smiles.', 'teacher'],
  ['The mango is sweet.', 'mango'],
  ['A train runs fast.', 'train'],
  ['The moon shines brightly.', 'moon'],
  ['Our garden is green.', 'garden'],
  ['The doctor came late.', 'doctor'],
  ['That chair is broken.', 'chair'],
] as const satisfies Bank;

/** A sentence as it should be, to be spoilt at its capital letter or its full stop. */
export const PLAIN_SENTENCES = [
  'my dog is brown',
  'we live in pune',
  'the bus is late',
  'asha likes idlis',
  'it is cold today',
  'ravi has a kite',
  'the sky is blue',
  'she is my aunt',
  'they sing well',
  'i am six',
  'the tree is tall',
  'meena can swim',
] as const;

/** Names that keep a capital letter inside a sentence. */
export const NAMES_OF_SENTENCES = ['pune', 'asha', 'ravi', 'meena', 'i'] as const;

export const FIRST_PLURALS = [
  ['cat', 'cats'],
  ['dog', 'dogs'],
  ['ball', 'balls'],
  ['tree', 'trees'],
  ['egg', 'eggs'],
  ['book', 'books'],
  ['kite', 'kites'],
  ['star', 'stars'],
  ['bus', 'buses'],
  ['box', 'boxes'],
  ['glass', 'glasses'],
  ['brush', 'brushes'],
  ['cup', 'cups'],
  ['leg', 'legs'],
  ['hen', 'hens'],
  ['fox', 'foxes'],
] as const satisfies Bank;

export const FIRST_OPPOSITES = [
  ['big', 'small'],
  ['hot', 'cold'],
  ['up', 'down'],
  ['in', 'out'],
  ['wet', 'dry'],
  ['day', 'night'],
  ['open', 'shut'],
  ['fast', 'slow'],
  ['happy', 'sad'],
  ['full', 'empty'],
  ['long', 'short'],
  ['hard', 'soft'],
  ['yes', 'no'],
  ['clean', 'dirty'],
] as const satisfies Bank;

export const DOING_WORDS = [
  ['The monkey climbs the tree.', 'climbs'],
  ['Asha paints a bird.', 'paints'],
  ['The baby laughs at the clown.', 'laughs'],
  ['We wash our hands.', 'wash'],
  ['The farmer ploughs his field.', 'ploughs'],
  ['Ravi throws the ball.', 'throws'],
  ['The cook fries pakoras.', 'fries'],
  ['They swim in the river.', 'swim'],
  ['The peacock dances in the rain.', 'dances'],
  ['Meena writes a letter.', 'writes'],
  ['The tailor stitches a kurta.', 'stitches'],
  ['A frog jumps into the pond.', 'jumps'],
  ['The children sing a song.', 'sing'],
  ['My father drives the car.', 'drives'],
] as const satisfies Bank;

export const PLACE_WORDS = [
  ['The fish swims ___ the water.', 'in'],
  ['The fan hangs ___ our heads.', 'above'],
  ['The shoes stand ___ the bed, on the floor.', 'under'],
  ['The cap is ___ his head.', 'on'],
  ['The milk is ___ the glass.', 'in'],
  ['The plates lie ___ the table.', 'on'],
  ['The boat goes ___ the bridge, along the river.', 'under'],
  ['The moon shines ___ the clouds.', 'above'],
  ['The books are ___ the bag.', 'in'],
  ['The picture hangs ___ the wall.', 'on'],
  ['The roots grow ___ the ground.', 'under'],
  ['The aeroplane flies high ___ the houses.', 'above'],
  ['The bird sits ___ the cage and cannot fly away.', 'in'],
  ['The stamp is ___ the envelope.', 'on'],
] as const satisfies Bank;

export const END_MARKS = [
  ['Where do you live', '?'],
  ['I live in Nagpur', '.'],
  ['What is your name', '?'],
  ['My name is Farhan', '.'],
  ['Who broke the cup', '?'],
  ['The cup is broken', '.'],
  ['When does the train leave', '?'],
  ['The train leaves at six', '.'],
  ['Why is the baby crying', '?'],
  ['The baby wants milk', '.'],
  ['How many mangoes are there', '?'],
  ['There are ten mangoes', '.'],
  ['Can you ride a bicycle', '?'],
  ['Please close the door', '.'],
] as const satisfies Bank;

export const SAME_MEANING = [
  ['big', 'large'],
  ['small', 'little'],
  ['glad', 'happy'],
  ['quick', 'fast'],
  ['begin', 'start'],
  ['shut', 'close'],
  ['ill', 'sick'],
  ['beautiful', 'pretty'],
  ['angry', 'cross'],
  ['tidy', 'neat'],
  ['speak', 'talk'],
  ['present', 'gift'],
  ['road', 'street'],
  ['scared', 'afraid'],
] as const satisfies Bank;

/** In what we measure it best. */
export const LONG_THINGS = [
  ['the length of a pencil', 'centimetres'],
  ['the length of a bus', 'metres'],
  ['the height of a door', 'metres'],
  ['the width of a notebook', 'centimetres'],
  ['the length of your foot', 'centimetres'],
  ['the length of a cricket pitch', 'metres'],
  ['the height of a coconut tree', 'metres'],
  ['the length of a spoon', 'centimetres'],
  ['the length of a classroom', 'metres'],
  ['the width of a postcard', 'centimetres'],
  ['the length of a toothbrush', 'centimetres'],
  ['the length of a swimming pool', 'metres'],
  ['the length of a saree', 'metres'],
  ['the length of a crayon', 'centimetres'],
] as const satisfies Bank;

/** No two begin with the same letter. */
export const DICTIONARY_WORDS = [
  'apple',
  'bread',
  'camel',
  'drum',
  'egg',
  'farm',
  'goat',
  'hill',
  'ice',
  'jug',
  'kite',
  'lamp',
  'moon',
  'nest',
  'owl',
  'pond',
  'queen',
  'river',
  'snake',
  'train',
  'uncle',
  'van',
  'wind',
  'yak',
  'zebra',
] as const;
