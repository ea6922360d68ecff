/** Cropping and maximum size in pixels: whole for a review, square for an avatar. */
export type Framing = 'whole' | 'square';

/** A part of a picture, in its pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture to re-encode, or only a part of it. */
export interface PictureJob {
  readonly bytes: Uint8Array;
  readonly framing: Framing;
  readonly part?: Part | undefined;
}

/** The re-encoded picture, or why there is none. */
export type PictureAnswer =
  | {
      readonly kind: 'done';
      readonly bytes: Uint8Array;
      readonly avif?: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'wrongType' | 'unreadable' | 'tooManyPixels' | 'interlaced' };
