# The site in a container: docker build --build-arg OPERATOR=lotus -t site .
FROM node:24-slim AS build
WORKDIR /build
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
ARG OPERATOR=lotus
RUN npm run build -- --operator "$OPERATOR"

FROM node:24-alpine
ENV NODE_ENV=production
WORKDIR /site
COPY --from=build --chown=root:root /build/dist ./
USER node
EXPOSE 8080 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.SITE_PORT || 8080) + '/readyz').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "server.mjs"]
