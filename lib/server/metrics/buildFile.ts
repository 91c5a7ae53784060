/**
 * The path of a file of the build, from the folder that the site runs in. Put together as text on
 * purpose: with `path.join` the build would take the whole project for files that it needs.
 */
export const buildFile = (name: string): string =>
  `${process.env.NEXT_DIST_DIR ?? '.next'}/${name}`;
