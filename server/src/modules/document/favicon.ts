/** The mark of the agency: a sail over the sea. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#0b4f8a"/>
<path d="M15 5v14H7c1-6 4-11 8-14Z" fill="#f7f2e9"/>
<path d="M17 8c4 2 7 6 8 11h-8Z" fill="#ff6b4a"/>
<path d="M4 23c3-2.5 5-2.5 8 0s5 2.5 8 0 5-2.5 8 0" fill="none" stroke="#f7f2e9" stroke-width="2.5" stroke-linecap="round"/>
</svg>
`;
