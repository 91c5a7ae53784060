import type { BranchIdWhere } from '@/data/places/places';

export type BoardingLife = {
  /** The campus and its surroundings, for a family that has never been there. */
  place: string;
  /** The hours that a day pupil does not see. */
  hours: string;
  /** Getting there for a visit, a holiday or a weekend. */
  visit: string;
};

/** Life on the campuses with boarding. For prerendering. */
export const BOARDING_LIFE = {
  113: {
    place:
      'The campus at Rai stands off the highway north of Delhi, near the universities of Rajiv Gandhi Education City. A parent can come from Delhi for an afternoon.',
    hours:
      'Boarders rise early in the cool of the morning, have an hour of sport and then breakfast together. After classes there is tea, a game, a bath and supervised prep; younger ones are asleep while seniors still read.',
    visit:
      'From Delhi the drive goes along NH 44; trains stop at Sonipat Junction. Families from Punjab and Uttarakhand change there for Rai.',
  },
  29: {
    place:
      'Kanakapura Road leaves Bangalore southwards, and the campus lies where the city gives way to the rocks and scrub of Turahalli Forest. The city is about an hour away.',
    hours:
      'Evenings belong to the playing field while it is light, then to prep with a teacher in the room. Saturdays bring a film, music or a walk with a house parent; Sundays start late and include a call home.',
    visit:
      'The Green Line of the metro runs down Kanakapura Road to Silk Institute, and the NICE Road joins it to Mysore Road and Electronic City. From the airport allow two hours.',
  },
  98: {
    place:
      'Bhedaghat Road follows the Narmada west of Jabalpur towards the marble rocks and Dhuandhar Falls. Classes visit the river and the marble rocks with their teachers.',
    hours:
      'The bell rings for yoga or a run before the heat. Meals are simple and vegetarian choices are always there. Prep is done in age groups, and one evening a week is for hobbies such as clay, woodwork or drums.',
    visit:
      'Jabalpur is a junction on the line from Mumbai to Howrah and has an airport at Dumna on the far side of town. Visitors on Sundays can show a child the falls and be back for dinner.',
  },
  97: {
    place:
      'Hoshangabad Road runs south-east from Bhopal past Misrod, with campuses and new townships on both sides. Boarders share their classes with day pupils from the neighbourhood.',
    hours:
      'A day closes in steps: sport, prep, dinner, a quiet half hour with a book, lights out by age. Boarders look after their laundry and their shelf, and a house parent helps.',
    visit:
      'Rani Kamlapati station, on the main line from Delhi, is the nearest large one; Misrod has local trains. Families from Narmadapuram and Itarsi come up the same road in one to two hours.',
  },
} as const satisfies Record<BranchIdWhere<{ boarding: true }>, BoardingLife>;
