/** What a campus has, by the name that records use; `data/copy` has the words for each. */
export const FACILITIES = {
  library: 'Library',
  scienceLab: 'Science laboratory',
  computerLab: 'Computer room',
  mathsLab: 'Maths room',
  roboticsLab: 'Robotics workshop',
  artRoom: 'Art room',
  musicRoom: 'Music room',
  danceRoom: 'Dance room',
  auditorium: 'Hall with a stage',
  openAirStage: 'Open-air stage',
  playground: 'Playground',
  sandpit: 'Sandpit and swings',
  splashPool: 'Splash pool',
  swimmingPool: 'Swimming pool',
  basketballCourt: 'Basketball court',
  footballField: 'Football field',
  cricketNets: 'Cricket nets',
  skatingRink: 'Skating rink',
  hockeyGround: 'Hockey ground',
  volleyballCourt: 'Volleyball court',
  kabaddiCourt: 'Kabaddi court',
  runningTrack: 'Running track',
  cycleTrack: 'Cycle track',
  archeryRange: 'Archery range',
  climbingWall: 'Climbing wall',
  indoorGames: 'Indoor games room',
  medicalRoom: 'Medical room with a nurse',
  canteen: 'Canteen',
  garden: 'Kitchen garden',
  roofGarden: 'Roof garden',
  lift: 'Lift and ramps',
  solarRoof: 'Solar roof',
  hostel: 'Hostel',
} as const;

export type Facility = keyof typeof FACILITIES;

export const isFacility = (value: unknown): value is Facility =>
  typeof value === 'string' && Object.hasOwn(FACILITIES, value);
