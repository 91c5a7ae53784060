/** The school year that our syllabus pages and the menu name (specification 2.2 and 9). */
export const SYLLABUS_YEAR = '2024-2025';
