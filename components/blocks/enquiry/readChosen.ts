import type { Place } from '@/lib/enquiry/place';

/** What the lists of a form from the server hold by now; undefined where there is no form. */
export const readChosen = (host: HTMLElement): Place | undefined => {
  const form = host.querySelector('form');
  if (!form) return undefined;
  const data = new FormData(form);
  return {
    city: String(data.get('city') ?? ''),
    branch: String(data.get('branch') ?? ''),
    grade: String(data.get('grade') ?? ''),
  };
};
