const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ground: #f7f7f8; --text: #17181c;
    --muted: #55585f; }
  @media (prefers-color-scheme: dark) { :root { --ground: #0d0e10; --text: #f3f4f6; --muted: #a9adb6; } }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground);
    color: var(--text); }
  main { max-width: 26rem; padding: 2rem 1.5rem; text-align: center; }
  h1 { margin: 0 0 0.5rem; font-size: 1.25rem; }
  p { margin: 0 0 1.25rem; overflow-wrap: anywhere; color: var(--muted); }
  a { display: inline-block; padding: 0.625rem 1.25rem; border-radius: 0.5rem; text-decoration: none;
    background: var(--text); color: var(--ground); }
`

/** Does the client ask for a page (and not for data)? */
export function wantsPage(request: Request): boolean {
  const isData = new URL(request.url).pathname.startsWith('/api/')
  return !isData && (request.headers.get('Accept') ?? '').includes('text/html')
}

/** An error as a self-contained HTML page, because the app's own rendering may be what failed. */
export function pageBody(text: string) {
  return { type: 'text/html', body: pageWith(text) }
}

function pageWith(text: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>${text}</p>
<a href="">Try again</a>
</main>
</body>
</html>
`
}
