export const pageTargets = {
  pageRate: {
    what: "GET /visual-design, 64 connections",
    unit: "requests/s",
    reference: "bare node:http, same bytes from memory",
    ratio: 0.5,
  },
  pageCounted: {
    what: "the same, counted as page views, 64 connections",
    unit: "requests/s",
    reference: "visitors who ask not to be tracked",
    ratio: 0.95,
  },
  pageRendered: {
    what: "GET /visual-design rendered for each visitor, 64 connections",
    unit: "requests/s",
    reference: "the same build in remix-serve",
  },
  pageAmongRendered: {
    what: "Another visitor's rendered page while one visitor's 100 connections have pages rendered: p95",
    unit: "ms",
    atMost: 500,
  },
  pageAmongQueries: {
    what: "Another visitor's page while 300 connections send made-up queries to /faq: p95",
    unit: "ms",
    reference: "while they ask for /faq itself",
    atMost: 100,
  },
};

/** The longer of light and dark, in a browser window of the height of a phone. */
export const lengthTargets = {
  homeLength: { what: "Length of / at 390 px", unit: "px", atMost: 7000 },
  orderLength: { what: "Length of /visual-design at 390 px", unit: "px", atMost: 6500 },
  automationLength: { what: "Length of /automation-services at 390 px", unit: "px", atMost: 4500 },
  automationTabletLength: { what: "the same at 768 px", unit: "px", atMost: 4500 },
  vaultLength: { what: "Length of /digital-vault at 390 px", unit: "px", atMost: 5500 },
  figuresLength: { what: "Length of /admin/figures at 1440 px", unit: "px", atMost: 1200 },
  figuresPhoneLength: { what: "the same at 390 px", unit: "px", atMost: 1800 },
};
