/** Seed 004, section 12: a login and a search, without its address. */
export const LOGIN_AND_SEARCH = {
  workflow_id: 'login_and_search',
  steps: [
    { action: 'Navigate' },
    { action: 'Login', target: 'default', value: null },
    { action: 'Fill', target: 'Destination', value: 'Montreal' },
    { action: 'Click', target: 'Search' },
    { action: 'AssertText', target: 'Results' },
  ],
  credentials: { username: '{{SECRET_USER}}', password: '{{SECRET_PASS}}' },
};
