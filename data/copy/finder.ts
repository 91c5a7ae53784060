const branches = (count: number): string => (count === 1 ? 'One branch' : `${count} branches`);

/** What the right-branch finder and the age calculator say. */
export const FINDER_COPY = {
  localityMissing: 'Please type where you live: a locality, a landmark or a city.',
  placeUnknown: (text: string) =>
    `We do not know “${text}” yet. Try a bigger locality nearby, or the name of your city.`,
  childEnters: (grade: string, session: string) =>
    `A child born on this day enters ${grade} in the ${session} session.`,
  inCity: (count: number, city: string, grade: string | null) =>
    grade
      ? `${branches(count)} in ${city} ${count === 1 ? 'teaches' : 'teach'} ${grade}.`
      : `${branches(count)} in ${city}.`,
  nearest: (branch: string, distance: string, place: string, grade: string | null) =>
    grade
      ? `The nearest branch to ${place} that teaches ${grade} is ${branch}, ${distance} away.`
      : `The nearest branch to ${place} is ${branch}, ${distance} away.`,
  serves: (branch: string, place: string, grade: string | null) =>
    grade ? `${branch} serves ${place} and teaches ${grade}.` : `${branch} serves ${place}.`,
  noBranchIn: (place: string) => `We have no branch in ${place}.`,
  unlisted: (branch: string, city: string, takenBy: string, takenIn: string) =>
    `${branch} is our branch in ${city}. It has no page here and is not in the list of the enquiry form yet: ${takenBy} in ${takenIn} takes its enquiries.`,
  takesEnquiries: (city: string) => `Takes enquiries for ${city}`,
  call: 'Call us, and we tell you more:',
  fromCentre: 'Distances are straight lines from the middle of the city. The road is longer.',
  notTaught: (city: string, grade: string) => `None of our branches in ${city} teaches ${grade}.`,
  addBirth: 'Add the day your child was born to see only those that teach the right grade.',
  didYouMean: 'Did you mean',
  headings: {
    near: (place: string) => `Branches near ${place}`,
    in: (city: string) => `Branches in ${city}`,
    unlisted: (city: string) => `Our branch in ${city}`,
    here: 'Branches near you',
    birth: 'The class for the birthday',
  },
  boardingInstead: 'These campuses teach it and take boarders.',
} as const;

/** The device's position instead of a typed locality. */
export const LOCATE_COPY = {
  button: 'Use my location',
  privacy:
    'Your position stays on this device: we compare it here with a list of localities, and send and keep nothing.',
  asking: 'Asking your device where it is. Please allow it when the browser asks.',
  refused:
    'Your browser did not give us your position, and that is fine. Please type your locality above.',
  unavailable: 'Your device could not find its position. Please type your locality above.',
  timeout:
    'Your device did not find its position within 10 seconds. Try again under the open sky, or type your locality above.',
  offline:
    'This part of the page could not be fetched. Please check your connection and try again, or type your locality above.',
  nearest: (branch: string, distance: string, grade: string | null) =>
    grade
      ? `The nearest branch that teaches ${grade} is ${branch}, ${distance} from you.`
      : `The nearest branch is ${branch}, ${distance} from you.`,
  notTaught: (grade: string) =>
    `None of our branches within daily reach teaches ${grade}. These campuses teach it and take boarders.`,
  rough: (distance: string) =>
    `Your device knows its position only to ${distance}, so please choose your locality below or type it.`,
  you: 'you',
  far: (
    { city, branch, distance }: { city: string; branch: string; distance: string },
    from: string,
    hasBoarding: boolean,
  ) => {
    const nearest = `The nearest city with a branch of ours is ${city}, ${distance} from ${from}: too far for every day. The nearest branch there is ${branch}.`;
    return hasBoarding
      ? `${nearest} These campuses take boarders; each tells you from which grade it has places.`
      : `${nearest} At this age no child boards with us. Please ask us again before Grade 1.`;
  },
  localities: 'Are you in one of these? Choose it for the branches that serve it:',
  asTheCrowFlies:
    'Distances are as the crow flies to the neighbourhood of the branch. The road is longer: try it once at school time.',
  boarding: (city: string) => `Boarding near ${city}.`,
} as const;

export const BIRTH_COPY = {
  invalid: 'Please give a full date: day, month and year.',
  future: 'This day is still to come. Please check the year.',
  countedOn: (state: string, day: string) => `In ${state} the age counts on ${day}.`,
  tooYoung: (youngestGrade: string, age: number, session: string) =>
    `${youngestGrade} begins at ${age} years. A child born on this day can join it in the ${session} session.`,
  tooOld: (oldestGrade: string) =>
    `By age this child has finished ${oldestGrade}, our last grade. Please call us: a child who changed board or lost a year may join a lower grade.`,
} as const;
