const named = (...labels) => labels.map((label) => ({ value: label.toLowerCase(), label }));

/** What can be chosen, and what a choice means in CSS. */
export const CHOICES = {
  theme: {
    label: 'Theme',
    options: named('Neutral', 'Stone', 'Slate', 'Purple', 'Fuchsia', 'Blue', 'Cyan', 'Green', 'Lime', 'Amber', 'Orange', 'Rose', 'Red'),
  },
  style: {
    label: 'Style',
    options: named('Vega', 'Nova', 'Maia', 'Lyra', 'Mira'),
    css: {
      vega: { gap: '20px', weight: '600', edge: '1px' },
      nova: { gap: '14px', weight: '550', edge: '1px' },
      maia: { gap: '26px', weight: '650', edge: '0px' },
      lyra: { gap: '18px', weight: '500', edge: '2px' },
      mira: { gap: '12px', weight: '700', edge: '1px' },
    },
  },
  radius: {
    label: 'Radius',
    options: named('None', 'Small', 'Medium', 'Large'),
    css: { none: '0px', small: '6px', medium: '12px', large: '20px' },
  },
  font: {
    label: 'Font',
    options: named(
      'Inter',
      'Figtree',
      'Geist',
      'Lora',
      'Merriweather',
      'Noto Sans',
      'Outfit',
      'Roboto',
      'Roboto Mono',
      'Source Serif',
      'JetBrains Mono',
    ),
    css: {
      lora: 'Lora, Georgia, "DejaVu Serif", serif',
      merriweather: 'Merriweather, Georgia, "DejaVu Serif", serif',
      'source serif': '"Source Serif 4", Georgia, "DejaVu Serif", serif',
      'roboto mono': '"Roboto Mono", "DejaVu Sans Mono", monospace',
      'jetbrains mono': '"JetBrains Mono", "DejaVu Sans Mono", monospace',
    },
  },
};

export const DEFAULTS = { theme: 'neutral', style: 'vega', radius: 'medium', font: 'inter' };

const ACCENTS = {
  neutral: 'light-dark(#24272f, #e8eaee)',
  stone: 'light-dark(#57534e, #d6d0c8)',
  slate: 'light-dark(#475569, #b6c2d4)',
  purple: 'light-dark(#7a36e8, #b794ff)',
  fuchsia: 'light-dark(#c11fc9, #f08bf5)',
  blue: 'light-dark(#2a5fe8, #84a8ff)',
  cyan: 'light-dark(#0b7a92, #5fd4ec)',
  green: 'light-dark(#17803f, #6ad993)',
  lime: 'light-dark(#557c0a, #b8e04a)',
  amber: 'light-dark(#a35c05, #f6bd4c)',
  orange: 'light-dark(#cf4a0a, #ff9a5c)',
  rose: 'light-dark(#d41b52, #ff8aa8)',
  red: 'light-dark(#cc2222, #ff8a8a)',
};

export const accentOf = (theme) => ACCENTS[theme];

/** The label of a choice, in English whatever the page speaks. */
export const labelOf = (key, value) => CHOICES[key].options.find((option) => option.value === value).label;
