/** The question of the scene `run-paying`, as its accessibility tree tells it. */
export const PAYING_QUESTION = [
  '- \'region "Question: May Abra do this?"\':',
  '- heading "May Abra do this?" [level=2]',
  '- paragraph: Click “Pay now $429”',
  '- term: Where',
  '- definition: “Check out” on themes.example',
  '- term: Goes to',
  '- definition: pay.example',
  '- term: With',
  '- definition: "“Name”: “Autumn”"',
  '- paragraph: This can’t be undone.',
  '- button "Click “Pay now $429”"',
  '- button "No"',
];
