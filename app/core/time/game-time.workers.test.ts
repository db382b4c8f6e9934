// The same tables in workerd, whose own clock is always UTC.
import './game-time.test.ts'
