import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { NextApiRequest } from 'next';
import { z } from 'zod';
import { COOKIES, DEVICE_DAYS } from '@/data/retention';
import { openToken, sealToken } from '@/lib/server/crypto';
import { isSecure, setCookie } from '@/lib/server/endpoint/setCookie';

const SECONDS = DEVICE_DAYS * 24 * 60 * 60;

const deviceShape = z.object({ id: z.uuid() });

/** An id that says nothing about anybody. */
export const newDeviceId = (): string => randomUUID();

/** The id that this browser got when a number was confirmed in it. Null: none, forged or too old. */
export const readDevice = async ({
  cookies,
}: Pick<NextApiRequest, 'cookies'>): Promise<string | null> => {
  const text = cookies[deviceCookieName(isSecure())];
  if (text === undefined) return null;
  const device = await openToken(
    'device',
    text,
    (value) => deviceShape.safeParse(value).data ?? null,
  );
  return device?.id ?? null;
};

/** Gives the browser its id, for as long as a device is known. */
export const setDevice = async (res: ServerResponse, id: string): Promise<void> => {
  const value = await sealToken('device', { id }, SECONDS);
  setCookie(res, { name: deviceCookieName(isSecure()), value, seconds: SECONDS });
};

// The prefix keeps other hosts from planting a device of theirs in a parent's browser.
export const deviceCookieName = (secure: boolean): string =>
  `${secure ? '__Host-' : ''}${COOKIES.device}`;
