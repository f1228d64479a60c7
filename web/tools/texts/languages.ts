// The languages of the page, and which forms a plural has in each.

export const LANGUAGES = ['en', 'cs', 'sk', 'ru'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Of whole numbers. `other` is in every plural: ICU demands it. */
export const CATEGORIES: Readonly<Record<Language, readonly string[]>> = {
  en: ['one', 'other'],
  cs: ['one', 'few', 'other'],
  sk: ['one', 'few', 'other'],
  ru: ['one', 'few', 'many', 'other'],
};
