/** Where somebody stands who logs in at the desk. `setUp`: what the authenticator app is told, once. */
export type LoginStep =
  | { is: 'number' }
  | {
      is: 'code';
      setUp: { secret: string; uri: string; qr: { size: number; path: string } } | null;
    }
  | { is: 'done' };
