/**
 * Who the school is. Another school group changes this folder and nothing else. The phone numbers
 * and addresses are samples: the numbers use the 000 00 blocks that nobody is given.
 */
export const SCHOOL = {
  name: 'Opaline International School',
  shortName: 'OIS',
  brands: { OIS: 'Opaline International School', KGS: 'Khejri Grove School' },
  platform: 'Opaline Learn',
  email: 'admissions@opaline.example',
  phone: '18000000101',
  whatsapp: '919000000000',
  branchClaim: '100+ schools',
  copyrightYear: 2025,
} as const;

/** Our pages on other sites, for the footer; null where we have none. */
export const SOCIAL_LINKS: Record<
  'facebook' | 'twitter' | 'instagram' | 'linkedin',
  string | null
> = { facebook: null, twitter: null, instagram: null, linkedin: null };

/**
 * A page of somebody else that the header links to on the home page only (specification 2.2); null
 * where there is none.
 */
export const HOME_LINK: { title: string; url: string } | null = null;

/** The session that admissions are open for. The day on which ages count is in `data/cutOffs.ts`. */
export const ADMISSION_SESSION = { label: '2025-26', startsIn: 2025 } as const;

/** When the admissions teams of the branches call parents. */
export const CALL_HOURS = 'Monday to Saturday, 9 am to 5 pm';

/** When the directory was last checked against the boards' lists, shown on affiliation cards. */
export const DIRECTORY_CHECKED_ON = '2025-04-15';
