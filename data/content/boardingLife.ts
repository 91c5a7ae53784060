import type { GradeId } from '@/data/grades';
import type { BranchIdWhere } from '@/data/places/places';

export type BoardingLife = {
  /** The campus and its surroundings, for a family that has never been there. */
  place: string;
  /** The hours that a day pupil does not see. */
  hours: string;
  /** Getting there for a visit, a holiday or a weekend. */
  visit: string;
  /** The first grade whose children may live in the house. */
  from: GradeId;
  /** When families come, and when boarders go home. */
  days: string;
  /** How many meals, and whether meat, fish or egg is among them. */
  meals: string;
  jain: string;
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
    from: 9,
    days: 'The first and third Sunday of a month, 11 am to 4 pm; on the weekends between, home with a signed card',
    meals:
      'Vegetarian, with eggs for those who eat them: breakfast, lunch, tea, dinner and a glass of milk at night',
    jain: 'Dal and vegetables without onion, garlic and roots at lunch and dinner, for all who are on the list',
  },
  29: {
    place:
      'Kanakapura Road leaves Bangalore southwards, and the campus lies where the city gives way to the rocks and scrub of Turahalli Forest. The city is about an hour away.',
    hours:
      'Evenings belong to the playing field while it is light, then to prep with a teacher in the room. Saturdays bring a film, music or a walk with a house parent; Sundays start late and include a call home.',
    visit:
      'The Green Line of the metro runs down Kanakapura Road to Silk Institute, and the NICE Road joins it to Mysore Road and Electronic City. From the airport allow two hours.',
    from: 7,
    days: 'Every second Saturday, 2 pm to 6 pm; home over a long weekend once a term',
    meals: 'Four a day, with chicken or fish on a counter of its own three times a week',
    jain: 'A pot of its own at each meal; dinner before sunset if the kitchen knows a day ahead',
  },
  98: {
    place:
      'Bhedaghat Road follows the Narmada west of Jabalpur towards the marble rocks and Dhuandhar Falls. Classes visit the river and the marble rocks with their teachers.',
    hours:
      'The bell rings for yoga or a run before the heat. Meals are simple and vegetarian choices are always there. Prep is done in age groups, and one evening a week is for hobbies such as clay, woodwork or drums.',
    visit:
      'Jabalpur is a junction on the line from Mumbai to Howrah and has an airport at Dumna on the far side of town. Visitors on Sundays can show a child the falls and be back for dinner.',
    from: 8,
    days: 'Any Sunday, 9 am to 6 pm, after the first two; home when the school closes for a festival',
    meals:
      'Four simple ones, vegetarian, with egg curry or fish beside them on Wednesday and Sunday',
    jain: 'The same dishes cooked without onion and garlic, and without roots in the rains',
  },
  97: {
    place:
      'Hoshangabad Road runs south-east from Bhopal past Misrod, with campuses and new townships on both sides. Boarders share their classes with day pupils from the neighbourhood.',
    hours:
      'A day closes in steps: sport, prep, dinner, a quiet half hour with a book, lights out by age. Boarders look after their laundry and their shelf, and a house parent helps.',
    visit:
      'Rani Kamlapati station, on the main line from Delhi, is the nearest large one; Misrod has local trains. Families from Narmadapuram and Itarsi come up the same road in one to two hours.',
    from: 10,
    days: 'Saturday from 3 pm and Sunday until 5 pm, in the first and third week of a month',
    meals:
      'Breakfast, fruit at eleven, lunch, tea and dinner, from two kitchens: one vegetarian, one not',
    jain: 'Tables in the vegetarian kitchen, and an early dinner in Paryushan',
  },
} as const satisfies Record<BranchIdWhere<{ boarding: true }>, BoardingLife>;
