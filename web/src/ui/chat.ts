/** A line of a chat: what a person said, or what became of somebody. */
export type ChatLine =
  | {
      readonly kind: 'said';
      readonly number: number;
      readonly emblem: { readonly glyph: string; readonly colour: number };
      readonly name: string;
      /** In ms. */
      readonly at: number;
      readonly text: string;
    }
  | { readonly kind: 'told'; readonly number: number; readonly text: string };
