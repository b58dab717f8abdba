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
