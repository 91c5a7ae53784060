import { yupResolver } from '@hookform/resolvers/yup';
import { createEnquirySchema } from './schema';
import { todayInIndia } from './today';

/** Checks the form for React Hook Form. Imported on first use: yup is a third of the form's code. */
export const createResolver = (asksMobile: boolean) =>
  yupResolver(
    createEnquirySchema({
      getToday: () => todayInIndia(Date.now()),
      asksMobile,
      hasNumber: !asksMobile,
    }),
    {},
    { mode: 'sync' },
  );
