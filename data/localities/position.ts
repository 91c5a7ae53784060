/** Latitude north and longitude east, in degrees with three decimals: good to about 100 metres. */
export type Position = readonly [latitude: number, longitude: number];

/** Localities by the name that the finder knows them by. */
export type Localities = Readonly<Record<string, Position>>;
