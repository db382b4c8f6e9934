import { customType } from 'drizzle-orm/sqlite-core'

/**
 * A JSON text column. Invalid JSON or an unexpected shape reads as `otherwise`, so that one broken row does not break a
 * list. (In a nullable column `otherwise` is null.)
 */
export function jsonText<Shape>(
  name: string,
  { isShape, otherwise }: { isShape: (value: unknown) => boolean; otherwise: Shape | null },
) {
  return customType<{ data: Shape; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => {
      const value = parsed(text)
      return (isShape(value) ? value : otherwise) as Shape
    },
  })(name)
}

/** The stored JSON; null where nothing or invalid JSON is stored, so that it is computed again. */
export function parsedOrNull<Shape>(text: string | null): Shape | null {
  return (parsed(text ?? 'null') ?? null) as Shape | null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
