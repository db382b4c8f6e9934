import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import { portOf } from './free-port.mjs'

/**
 * @import { IncomingHttpHeaders, IncomingMessage } from 'node:http'
 * @import { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
 * @typedef {Map<string, { headers: Headers, body: Buffer }>} Kept what the edge answers from its own memory
 * @typedef {Record<string, string | string[] | undefined>} Headers
 */

/** Content types that Cloudflare compresses; event streams are not among them. */
const COMPRESSED =
  /^(text\/(html|css|plain|csv|javascript)|application\/(\w+\+)?(json|javascript|wasm)|image\/svg)/
/** Headers of a single connection (RFC 9110 7.6.1), and those that HTTP/2 replaces. */
const HOP_BY_HOP = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te', 'trailer'],
  ...['http2-settings', 'host'],
])

/**
 * A local substitute for Cloudflare between browser and Worker: TLS, HTTP/2 (HTTP/1.1 on request), brotli at the edge's
 * level, the header with the client's address, immutable files from memory. Bodies are streamed in both directions. The
 * Worker receives plain http, so its cookies are those of http. The certificate is new, so browsers must be set to accept it.
 * @param {string} target
 */
export async function startEdgeProxy(target) {
  const edge = createSecureServer({ ...selfSigned(), allowHTTP1: true })
  // Closed before the server closes it after five idle seconds.
  const agent = new Agent({ keepAlive: true, timeout: 4000 })
  const kept = new Map()
  edge.on('request', (incoming, outgoing) => {
    const fromMemory = kept.get(cacheKey(incoming))
    if (fromMemory) outgoing.writeHead(200, fromMemory.headers).end(fromMemory.body)
    else forward(incoming, outgoing, { target, agent, kept })
  })
  edge.listen(0, '127.0.0.1')
  await once(edge, 'listening')
  return {
    url: `https://localhost:${portOf(edge)}`,
    close() {
      agent.destroy()
      edge.close()
    },
  }
}

/**
 * @param {Http2ServerRequest} incoming
 * @param {Http2ServerResponse} outgoing
 * @param {{ target: string, agent: Agent, kept: Kept }} options
 */
function forward(incoming, outgoing, { target, agent, kept }) {
  const onward = request(new URL(incoming.url, target), {
    agent,
    method: incoming.method,
    headers: {
      ...plainHeaders(incoming.headers),
      host: incoming.headers[':authority'] ?? incoming.headers.host,
      'accept-encoding': 'identity',
      'cf-connecting-ip': incoming.socket.remoteAddress,
      // The router compares it with the address that the Worker sees, which is plain http here.
      ...(incoming.headers.origin ? { origin: incoming.headers.origin.replace(/^https:/, 'http:') } : {}),
    },
  })
  onward.on('response', (answer) => deliver(answer, incoming, outgoing, kept))
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
  outgoing.on('close', () => onward.destroy())
  pipeline(incoming, onward, () => {})
}

/**
 * @param {IncomingMessage} answer
 * @param {Http2ServerRequest} incoming
 * @param {Http2ServerResponse} outgoing
 * @param {Kept} kept
 */
function deliver(answer, incoming, outgoing, kept) {
  const brotli = isCompressed(answer, incoming)
  /** @type {Headers} */
  const headers = { ...plainHeaders(answer.headers), ...(brotli ? brotliHeaders(answer.headers) : {}) }
  if (brotli) delete headers['content-length']
  outgoing.writeHead(answer.statusCode ?? 502, headers)
  const body = brotli ? pipeline(answer, compressor(), () => {}) : answer
  pipeline(body, outgoing, () => {})
  if (
    answer.statusCode === 200 &&
    incoming.method === 'GET' &&
    /immutable/.test(String(headers['cache-control']))
  ) {
    /** @type {Buffer[]} */
    const pieces = []
    body.on('data', (piece) => pieces.push(piece))
    body.on('end', () => kept.set(cacheKey(incoming), { headers, body: Buffer.concat(pieces) }))
  }
}

/**
 * @param {IncomingHttpHeaders} headers
 * @returns {Headers}
 */
function brotliHeaders({ vary, etag }) {
  return {
    'content-encoding': 'br',
    vary: [vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    ...(etag ? { etag: etag.replace(/^(?!W\/)/, 'W/') } : {}),
  }
}

/**
 * @param {IncomingMessage} answer
 * @param {Http2ServerRequest} request
 */
function isCompressed(answer, { method, headers }) {
  return (
    method !== 'HEAD' &&
    ![204, 206, 304].includes(answer.statusCode ?? 0) &&
    !answer.headers['content-encoding'] &&
    COMPRESSED.test(answer.headers['content-type'] ?? '') &&
    /\bbr\b/.test(headers['accept-encoding'] ?? '')
  )
}

/** Flushes each chunk at once, so that pages are streamed. */
function compressor() {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  })
}

/** @param {Http2ServerRequest} request */
function cacheKey({ method, url, headers }) {
  return `${method} ${/\bbr\b/.test(headers['accept-encoding'] ?? '')} ${url}`
}

/**
 * @param {IncomingHttpHeaders} headers
 * @returns {Headers}
 */
function plainHeaders(headers) {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOP_BY_HOP.has(name)),
  )
}

function selfSigned() {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-proxy-'))
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  // biome-ignore format: a command reads as one line
  execFileSync('openssl', [
    'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '30',
    '-keyout', keyFile, '-out', certFile,
    '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1',
  ], { stdio: 'ignore' })
  const made = { key: readFileSync(keyFile), cert: readFileSync(certFile) }
  rmSync(folder, { recursive: true })
  return made
}
