FROM node:26-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev
# Removes what only compilers, browsers and readers of packages need, and drizzle-orm, which is part of the bundles.
RUN find migrations -name '*_snapshot.json' -delete && find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.md' \) -delete \
 && mv node_modules/better-sqlite3/build/Release/better_sqlite3.node /tmp/ \
 && rm -rf build/*.map node_modules/typescript node_modules/drizzle-orm node_modules/better-sqlite3/deps node_modules/better-sqlite3/src node_modules/better-sqlite3/build/* \
 && rm -rf node_modules/pdfkit/.yarn node_modules/pdfkit/js/pdfkit.browser* node_modules/pdfkit/js/pdfkit.standalone.js \
    node_modules/pdfkit/js/pdfkit.js node_modules/pdfkit/js/*.old.* node_modules/fontkit/dist/browser* node_modules/fontkit/dist/main.cjs node_modules/brotli/build \
 && mkdir node_modules/better-sqlite3/build/Release \
 && mv /tmp/better_sqlite3.node node_modules/better-sqlite3/build/Release/
RUN printf '#!/bin/sh\nexec node /site/build/admin.js "$@"\n' > /usr/local/bin/admin && chmod 755 /usr/local/bin/admin

# Node without npm, its headers and the system's manuals.
FROM node:26-bookworm-slim AS node
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1
RUN rm -rf /usr/local/include /usr/local/lib/node_modules /usr/local/bin/np* /usr/local/bin/yarn* /usr/local/bin/corepack \
    /opt/yarn* /usr/share/doc /usr/share/man /usr/share/locale /usr/share/info /var/cache/* /var/lib/apt/lists/* \
 && mkdir -p /var/palmetto /backups && chown node:node /var/palmetto /backups

# A layer that removes files would not make the image smaller, so the system is copied into an empty one.
FROM scratch
COPY --from=node / /
# With an arena of memory for each thread, 5 MB more are held when idle, and more after pictures were made smaller.
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    MALLOC_ARENA_MAX=2 NODE_ENV=production APP_ENV=production VAR_DIR=/var/palmetto
WORKDIR /site
COPY --from=build /usr/local/bin/admin /usr/local/bin/admin
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/migrations ./migrations
COPY --from=build /site/build ./build
COPY --from=build /site/content/catalog/files ./content/catalog/files
COPY --from=build /site/content/brand/printed ./content/brand/printed
COPY --from=build /site/content/articles ./content/articles
COPY --from=build /site/content/legal ./content/legal
# Of package.json.
ARG VERSION="2026.11.26"
ARG REVISION=""
LABEL org.opencontainers.image.title="Agency site" \
      org.opencontainers.image.description="Website, ordering system and back office of a small agency" \
      org.opencontainers.image.version=$VERSION \
      org.opencontainers.image.revision=$REVISION
USER node
VOLUME /var/palmetto
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process, so it receives SIGTERM. It finishes requests in progress.
# The default of V8 for short-lived objects takes 20 MB more and renders no faster.
CMD ["node", "--max-semi-space-size=4", "build/server.js"]
