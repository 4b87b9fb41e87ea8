import type { Fingerprint } from '../../model/page/target';

/** What the recorder of a document tells those of its frames, where they have its origin. */
export interface RecorderInside {
  /** The person did something in a frame. */
  stepped(): void;
  /** What is dragged since a press in this document ends in a frame. True where it is a step now. */
  heldEndsAt(end: Fingerprint, isDrop: boolean): boolean;
}

/** Documents of one origin share the isolated world, which no page sees. */
type World = Window & { abraRecording?: RecorderInside | undefined };

/** Lets the recorders of this document's frames tell it what they hear. `undefined` ends it. */
export function hearInside(recorder: RecorderInside | undefined): void {
  (window as World).abraRecording = recorder;
}

/** The recorders of the documents around this one, as far as they can be reached; the nearest first. */
export function recordersAround(): RecorderInside[] {
  const found: RecorderInside[] = [];
  try {
    for (let around: World = window; around !== around.parent; ) {
      around = around.parent;
      if (around.abraRecording) found.push(around.abraRecording);
    }
  } catch {
    // A document of another origin.
  }
  return found;
}
