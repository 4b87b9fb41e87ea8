/** "Could you open it?" asks for the deed; "is it open?" asks something, and the sign stays. */
export function withoutCourtesy(goal: string): string {
  const rest = goal.replace(POLITE, '');
  const bare = rest
    .replace(/^\s*(?:please|kindly|just|now)\s+/iu, '')
    .replace(/[\s,]+(?:please|thanks|thank you|now|bitte|danke|s'il (?:te|vous) pla[iî]t|merci|por favor|gracias)[\s.!]*$/iu, '');
  return rest === goal ? bare : bare.replace(/[?？\s]+$/u, '');
}

/** Polite beginnings say nothing about what to do. */
const POLITE =
  /^\s*(?:(?:hey|hi|hello|ok|okay|now|please|kindly|just|abra)[\s,]+)*(?:(?:can|could|would|will) you(?: please| kindly)?|(?:i|we) (?:want|need|wish)(?: you)? to|i(?:'|’)?d like(?: you)? to|i would like(?: you)? to|let(?:'|’)?s|help me(?: to)?|bitte|kannst du(?: bitte)?|ich (?:möchte|will)|peux-tu|pouvez-vous|je veux|je voudrais|puedes|podrías|quiero|por favor)[\s,]+/iu;
