/**
 * Who the school is. Another school group changes this folder and nothing else. The phone numbers
 * use the 000 00 blocks that nobody is given, the addresses a domain that nobody can have.
 */
export const SCHOOL = {
  name: 'Opaline International School',
  shortName: 'OIS',
  /** By the prefix of their branches' names; the first is the school's own. */
  brands: { OIS: 'Opaline International School', KGS: 'Khejri Grove School' },
  platform: 'Opaline Learn',
  email: 'admissions@opaline.example',
  /** Where whoever finds a weakness of the site writes to: /.well-known/security.txt. */
  securityEmail: 'security@opaline.example',
  phone: '18000000101',
  whatsapp: '910000000000',
  branchClaim: '100+ schools',
  copyrightYear: 2025,
} as const;

/** Whether footer and About us say that the school is a sample. A real school writes false. */
export const IS_SAMPLE_SCHOOL: boolean = true;

export type SocialSite = 'facebook' | 'twitter' | 'instagram' | 'linkedin';

/** Our pages on other sites, for the footer; null where we have none. Its service may know others. */
export const SOCIAL_LINKS: Readonly<Record<SocialSite, string | null>> = {
  facebook: 'https://social.opaline.example/facebook',
  twitter: 'https://social.opaline.example/twitter',
  instagram: 'https://social.opaline.example/instagram',
  linkedin: 'https://social.opaline.example/linkedin',
};

/** Where the app of the learning platform is to be had, for the footer; null where it is not. */
export const APP_LINKS: Readonly<Record<'googlePlay' | 'appStore', string | null>> = {
  googlePlay: 'https://apps.opaline.example/android',
  appStore: 'https://apps.opaline.example/ios',
};

/**
 * The header's links to other sites: the help login, and one on the home page only (specification
 * 2.2). The environment gives another address, or an empty one, which removes the link.
 */
export const HEADER_LINKS = {
  doubtConnect: { title: 'Doubt Connect', url: 'https://help.opaline.example/login' },
  home: { title: SCHOOL.platform, url: 'https://learn.opaline.example/' },
} as const;

/** When a branch's office answers, and when its admissions team calls parents. */
export const OFFICE_HOURS = 'Monday to Saturday, 9 am to 5 pm';

/** The session that admissions are open for. The day on which ages count is in `data/cutOffs.ts`. */
export const ADMISSION_SESSION = { label: '2025-26', startsIn: 2025 } as const;

/** The school year that our syllabus pages and the menu are titled with (specification 2.2 and 9). */
export const SYLLABUS_YEAR = '2024-2025';

/**
 * The sessions that pages name: a new school year is rolled over here. Whether a book or a paper is
 * in use or has been replaced follows from `study`.
 */
export const SESSIONS = {
  /** Whose books, courses and papers the study pages call those in use. */
  study: { label: '2026-27', startsIn: 2026 },
  // These two have names of their own besides, so that every page carries no more than it names.
  admission: ADMISSION_SESSION,
  syllabusTitle: SYLLABUS_YEAR,
} as const;

/** When the directory was last checked against the boards' lists, shown on affiliation cards. */
export const DIRECTORY_CHECKED_ON = '2025-04-15';
